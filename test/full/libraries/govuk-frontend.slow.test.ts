import { govukFrontendSteps } from './govuk-frontend-steps.ts'
import { playLibrary } from './play-library.ts'

playLibrary('govuk-frontend', govukFrontendSteps)
