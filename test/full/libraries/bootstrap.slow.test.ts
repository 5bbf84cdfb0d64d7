import { bootstrapSteps } from './bootstrap-steps.ts'
import { playLibrary } from './play-library.ts'

playLibrary('bootstrap', bootstrapSteps)
