import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { publishSite, withdrawSite } from './site-config.ts'
import { publishedOf } from './published.ts'

/** Tells `collect` what it has to know of a website now: its salts change with the days. A website that is gone is withdrawn. */
export const publishSiteJob = defineJob({
  name: 'websites.publish',
  bookkeeping: true,
  input: () => ({ websiteId: z.uuid() }),
  async run(context, { websiteId }) {
    const published = await publishedOf(context, websiteId)
    await (published ? publishSite(context, published) : withdrawSite(context, websiteId))
  },
})
