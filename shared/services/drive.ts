import { driveApi } from './drive-api.ts'
import { driveConsent } from './drive-consent.ts'
import type { Settings } from './settings.ts'

export type Drive = ReturnType<typeof driveApi> & ReturnType<typeof driveConsent>

/** The drives of one vendor, by its protocol (OAuth 2.0 and Google Drive API v3); undefined where it does not know us. */
export const createDrive = (settings: Settings): Drive | undefined =>
  settings.DRIVE_CLIENT_ID === ''
    ? undefined
    : { ...driveConsent(settings), ...driveApi(settings.DRIVE_API_URL.replace(/\/+$/, '')) }
