// A worker that serves grounds of squares with the smallest part of pave.
import { serve } from '../workers/serve.ts';
import { groundApi, opener } from './serve.ts';

serve('view', groundApi(opener()) as never);
