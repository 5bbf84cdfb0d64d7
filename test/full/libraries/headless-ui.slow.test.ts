import { playLibrary } from './play-library.ts'
import { teamSettingsSteps } from './team-settings-steps.ts'

playLibrary('headless-ui', teamSettingsSteps('combobox'))
