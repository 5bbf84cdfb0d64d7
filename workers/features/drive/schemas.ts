import { z } from 'zod'
import { driveFolderStatuses } from '../../../shared/db/tables/drive.ts'
import { driveIdPattern } from '../../../shared/domain/drive/item.ts'
import { once } from '../../../shared/domain/basics/once.ts'

/** The id of a folder as its vendor writes it: the last part of its address. */
export const driveId = () =>
  z
    .string()
    .trim()
    .regex(driveIdPattern, 'Must be the id of a folder: the last part of its address in the drive')

const count = () => z.number().int().min(0)

export const DriveConnection = once(() =>
  z
    .object({
      status: z
        .enum(['none', 'connected', 'disconnected', 'unavailable'])
        .describe(
          'disconnected: there was one, and its vendor lets us in no more; unavailable: no drive can be connected in this deployment',
        ),
      account: z.string().nullable().describe('Whose drive it is'),
      error: z.string().nullable().describe('Why it works no more, and what to do'),
      connectedBy: z.string().nullable(),
      connectedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'DriveConnection' }),
)
export type DriveConnection = z.input<ReturnType<typeof DriveConnection>>

export const DriveFolder = once(() =>
  z
    .object({
      kbId: z.uuid(),
      folderId: z.string(),
      name: z.string(),
      status: z
        .enum(driveFolderStatuses)
        .describe('disconnected: the drive has to be connected again; removing: its files leave the index'),
      files: count().describe('Files of the base that it has brought'),
      waiting: count().describe('Files that the sync has still to fetch'),
      skippedCount: count(),
      skipped: z
        .array(z.object({ name: z.string(), reason: z.string() }))
        .describe('Files that did not become part of the base, up to 200'),
      error: z.string().nullable().describe('Why the last sync failed, or nothing is synced any more'),
      syncedAt: z.iso.datetime().nullable().describe('When it was last as in the drive'),
      nextAt: z.iso.datetime().nullable().describe('When it is synced again by itself'),
      resumesAt: z.iso
        .datetime()
        .nullable()
        .describe(
          'When a sync goes on by itself that stands still; null while it moves, or none is under way',
        ),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'DriveFolder' }),
)
export type DriveFolder = z.input<ReturnType<typeof DriveFolder>>
