import { playLibrary } from './play-library.ts'
import { teamSettingsSteps } from './team-settings-steps.ts'

playLibrary('mui', teamSettingsSteps('combobox', 'toast', 'several', 'slider', 'date', 'picker button'))
