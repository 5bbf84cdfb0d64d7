import { playLibrary } from './play-library.ts'
import { teamSettingsSteps } from './team-settings-steps.ts'

playLibrary('chakra', teamSettingsSteps('combobox', 'toast', 'several', 'slider'))
