import { testKeptSteps } from './engine-steps.ts';

testKeptSteps();
