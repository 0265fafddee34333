// A worker that serves grounds of squares with the smallest part of pave.
import { serve } from '../workers/serve.ts';
import { groundApi, openPlan } from './serve.ts';

serve('view', groundApi(openPlan) as never);
