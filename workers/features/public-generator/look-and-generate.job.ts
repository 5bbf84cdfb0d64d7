import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { lookAndGenerate } from './look-and-generate.ts'
import { type AtPage, runGeneration } from './run-generation.ts'

/** A generation that looks at a page first, in the Worker that has a browser. */
export const lookAndGenerateJob = (atPage: AtPage) =>
  defineJob({
    ...lookAndGenerate,
    input: () => ({ executionId: z.uuid() }),
    async run(context, { executionId }) {
      await runGeneration(context, executionId, atPage)
    },
  })
