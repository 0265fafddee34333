<html><body/></html>
