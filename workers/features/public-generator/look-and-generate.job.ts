import { z } from 'zod'
import { defineJob } from '../../../shared/kernel/job.ts'
import { lookAndGenerate } from './look-and-generate.ts'
import type { VisitPage } from './pages-of-run.ts'
import { runGeneration } from './run-generation.ts'

/** A generation that looks at a page first, in the Worker that has a browser. */
export const lookAndGenerateJob = (visitPage: VisitPage) =>
  defineJob({
    ...lookAndGenerate,
    input: () => ({ executionId: z.uuid() }),
    async run(context, { executionId }) {
      await runGeneration(context, executionId, { visitPage })
    },
  })
