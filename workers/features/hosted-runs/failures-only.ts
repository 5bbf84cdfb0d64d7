import type { z } from 'zod'
import type { ExecutionView } from './execution-schemas.ts'

type Execution = z.input<ReturnType<typeof ExecutionView>>

/** A run without the steps and links of cases that passed, which nobody looks at who asks why others did not. */
export const failuresOnly = <E extends Execution>(execution: E): E => ({
  ...execution,
  cases: execution.cases.map((each) =>
    each.status === 'passed'
      ? {
          ...each,
          steps: [],
          assertions: [],
          screenshotUrls: {},
          videoUrl: null,
          consoleUrl: null,
          harUrl: null,
          traceUrl: null,
        }
      : each,
  ),
})
