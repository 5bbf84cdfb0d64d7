import { playLibrary } from './play-library.ts'
import { teamSettingsSteps } from './team-settings-steps.ts'

playLibrary('antd', teamSettingsSteps('combobox', 'toast', 'several', 'slider', 'date', 'calendar'))
