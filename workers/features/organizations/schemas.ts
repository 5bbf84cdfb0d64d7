import { z } from 'zod'
import { tiers } from '../../../shared/db/tables/organizations.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { slugFault } from './rules.ts'

export const organizationName = () => name(100)

export const slug = () =>
  z
    .string()
    .superRefine((text, context) => {
      const fault = slugFault(text)
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })
    .meta({
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      minLength: 2,
      maxLength: 63,
      description: 'Part of addresses; unique on this deployment',
    })

export const tier = () => z.enum(tiers)
export const billingEmail = () => z.email().max(254)

const quota = () => z.number().int().min(1)

const perDay =
  'What questions to models may cost in a calendar day in UTC, in US dollars; 0 asks no model. Unless set, the ceiling of the operator holds, if there is one'

const settingFields = () => ({
  chatModel: name(200),
  chatTemperature: z.number().min(0).max(2),
  maxMembers: quota().max(100_000),
  maxProjects: quota().max(100_000),
  maxStorage: quota()
    .max(Number.MAX_SAFE_INTEGER)
    .describe('Bytes of files, of all knowledge bases and projects together'),
  allowPublicKBs: z.boolean(),
  customBranding: z.boolean(),
  modelUsdPerDay: z.number().min(0).max(1_000_000).describe(perDay),
})

/** Settings as a client gives them; what is left out follows the tier. */
export const GivenSettings = once(() => z.strictObject(settingFields()).partial())

/** Settings as a client changes them; what is left out stays, null goes back to what the tier gives. */
export const ChangedSettings = once(() => {
  const fields = settingFields()
  return z
    .strictObject({
      chatModel: fields.chatModel.nullable(),
      chatTemperature: fields.chatTemperature.nullable(),
      maxMembers: fields.maxMembers.nullable(),
      maxProjects: fields.maxProjects.nullable(),
      maxStorage: fields.maxStorage.nullable(),
      allowPublicKBs: fields.allowPublicKBs.nullable(),
      customBranding: fields.customBranding.nullable(),
      modelUsdPerDay: fields.modelUsdPerDay.nullable().describe(perDay),
    })
    .partial()
})

export const Organization = once(() =>
  z
    .object({
      organizationId: z.uuid(),
      name: z.string(),
      slug: z.string(),
      tier: tier(),
      billingEmail: z.string().nullable().optional().describe('For owners and admins'),
      settings: z.object({
        chatModel: z.string(),
        chatTemperature: z.number(),
        maxMembers: z.number().int().optional().describe('For owners'),
        maxProjects: z.number().int().optional().describe('For owners'),
        maxStorage: z.number().int().optional().describe('Bytes; for owners'),
        allowPublicKBs: z.boolean(),
        customBranding: z.boolean(),
        modelUsdPerDay: z.number().optional().describe(perDay),
      }),
      googleDriveLinked: z.boolean(),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'Organization' }),
)
export type Organization = z.infer<ReturnType<typeof Organization>>
