import { z } from 'zod'
import { actorId } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { requireDrive } from './access.ts'
import { newConsent } from './consent.ts'

/** A path of our own without anything that a browser might read otherwise. */
const returnTo = () =>
  z
    .string()
    .max(300)
    .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, 'Must be the path of a page of this service, such as /knowledge')

export const connectDrive = defineOperation({
  id: 'drive.connect',
  route: 'POST /api/organizations/{organizationId}/drive/connect',
  summary: 'Begin to connect a drive to an organization',
  description:
    'Answers with the address at the vendor where a person allows that the files of their drive are read; nothing is changed there. Open it within a quarter of an hour, in a browser in which you are signed in here: whoever comes back as somebody else connects nothing. A drive that is connected already is replaced.',
  access: inOrganization('admin'),
  effect: 'read',
  input: () => ({
    organizationId: z.uuid(),
    returnTo: returnTo().default('/knowledge').describe('The page that the browser comes back to'),
  }),
  output: () => z.object({ url: z.string() }),
  errors: [organizationNotFound, notConfigured],
  openWorld: true,
  async run(context, { organizationId, returnTo: path }) {
    const drive = requireDrive(context)
    const asking = { organizationId, userId: actorId(context.actor), returnTo: path }
    return { url: await drive.consentAddress(newConsent(context, asking)) }
  },
})
