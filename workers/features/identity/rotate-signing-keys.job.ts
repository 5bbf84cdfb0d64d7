import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { rotateSigningKeys } from './signing-keys.ts'

/** Run daily: makes a new signing key every 90 days, at once with `force`, and when the secret no longer opens the present one. */
export const rotateSigningKeysJob = defineJob({
  name: 'identity.rotateSigningKeys',
  input: () => ({ force: z.boolean().default(false) }),
  async run(context, { force }) {
    await rotateSigningKeys(context, { force })
  },
})
