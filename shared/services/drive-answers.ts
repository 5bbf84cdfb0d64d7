import { z } from 'zod'
import { once } from '../domain/basics/once.ts'
import { type DriveItem, driveIdPattern } from '../domain/drive/item.ts'

const id = () => z.string().regex(driveIdPattern)
const token = () => z.string().min(1).max(4000)

/** The fields of an item that are asked for. */
export const itemFields =
  'id,name,mimeType,parents,trashed,size,md5Checksum,modifiedTime,driveId,capabilities(canDownload)'

const Item = once(() =>
  z
    .object({
      id: id(),
      name: z.string(),
      mimeType: z.string().max(300),
      parents: z.array(id()).max(1000).default([]),
      trashed: z.boolean().default(false),
      size: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      md5Checksum: z.string().max(100).optional(),
      modifiedTime: z.string().max(100).default(''),
      driveId: id().optional(),
      capabilities: z.object({ canDownload: z.boolean().default(true) }).default({ canDownload: true }),
    })
    .transform((told): DriveItem => ({
      itemId: told.id,
      name: told.name.toWellFormed().slice(0, 500),
      mediaType: told.mimeType,
      parentIds: told.parents,
      isTrashed: told.trashed,
      size: told.size === undefined ? null : Number(told.size),
      md5: told.md5Checksum ?? null,
      modifiedAt: told.modifiedTime,
      mayDownload: told.capabilities.canDownload,
      driveId: told.driveId ?? null,
    })),
)

export const ItemAnswer = Item

export const ListAnswer = once(() =>
  z.object({
    files: z.array(Item()),
    nextPageToken: token().optional(),
    incompleteSearch: z.boolean().default(false),
  }),
)

export const ChangesAnswer = once(() =>
  z.object({
    changes: z.array(
      z.object({
        fileId: id().optional(),
        removed: z.boolean().default(false),
        file: Item().optional(),
      }),
    ),
    nextPageToken: token().optional(),
    newStartPageToken: token().optional(),
  }),
)

export const StartAnswer = once(() => z.object({ startPageToken: token() }))

export const AboutAnswer = once(() =>
  z.object({
    user: z.object({ emailAddress: z.string().max(320).default(''), displayName: z.string().default('') }),
  }),
)
