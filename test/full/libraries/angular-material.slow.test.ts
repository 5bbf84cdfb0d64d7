import { angularMaterialSteps } from './angular-material-steps.ts'
import { playLibrary } from './play-library.ts'

playLibrary('angular-material', angularMaterialSteps)
