import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError, notConfigured, upstreamFailed } from '../../../shared/kernel/errors.ts'
import type { Drive } from '../../../shared/services/drive.ts'
import type { DriveAccess } from '../../../shared/services/drive-ask.ts'
import { DriveFault } from '../../../shared/services/drive-fault.ts'
import { driveDisconnected, driveNotConnected, driveUnavailable } from './errors.ts'
import { loseConnection } from './lose-connection.ts'
import { openToken } from './secrets.ts'
import { findConnection } from './store.ts'

/** Throws `not_configured` in a deployment that no vendor of drives knows. */
export function requireDrive({ services: { drive } }: Context): Drive {
  if (drive) return drive
  throw notConfigured({ message: notRegistered })
}

export const notRegistered =
  'Drives cannot be connected here: this deployment has no DRIVE_CLIENT_ID. Ask whoever runs it to register it at the vendor and to set it.'

/** New access to the drive of an organization. Throws `driveNotConnected`, `driveDisconnected`, and `DriveFault` for all that may pass. */
export async function openDrive(
  context: Context,
  organizationId: string,
): Promise<{ drive: Drive; access: DriveAccess }> {
  const drive = requireDrive(context)
  const row = await findConnection(context, organizationId)
  if (!row) throw driveNotConnected()
  if (row.error !== null) throw driveDisconnected()
  const refreshToken = await openToken(context, organizationId, row.sealedRefreshToken)
  if (refreshToken === null) {
    await loseConnection(context, row)
    throw driveDisconnected()
  }
  try {
    return { drive, access: { accessToken: await drive.refresh(refreshToken) } }
  } catch (error) {
    if (!(error instanceof DriveFault) || error.reason !== 'revoked') throw error
    await loseConnection(context, row)
    throw driveDisconnected()
  }
}

/** Does something with the drive of an organization while somebody waits for it: what the drive does not do is told in words. */
export async function withDrive<T>(
  context: Context,
  organizationId: string,
  work: (drive: Drive, access: DriveAccess) => Promise<T>,
): Promise<T> {
  try {
    const { drive, access } = await openDrive(context, organizationId)
    return await work(drive, access)
  } catch (error) {
    if (isServiceError(error) || !(error instanceof DriveFault)) throw error
    throw error.reason === 'refused' ? upstreamFailed({ message: notTaken }) : driveUnavailable()
  }
}

/** Whether a fault is of the one item that was asked for: nothing else is wrong with its drive. */
export const isOfItem = (error: unknown): boolean =>
  error instanceof DriveFault && ['gone', 'forbidden', 'rejected'].includes(error.reason)

/** The vendor knows us, and does not take us: nothing that a member could do helps. */
export const notTaken =
  'The vendor of the drive does not let this deployment read it. Ask whoever runs it to look at DRIVE_CLIENT_ID, its secret and the permissions that the vendor shows for it.'
