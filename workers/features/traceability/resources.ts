import { defineResource } from '../../../shared/kernel/resource.ts'
import { getTraceability } from './get-traceability.ts'

export const resources = [
  defineResource({
    name: 'traceability',
    title: 'Traceability of a project',
    description:
      'Stories with their test cases, last verdicts and defects, with coverage, pass rate, orphans, stale and flaky cases.',
    uri: 'tracewright://projects/{projectId}/traceability',
    read: getTraceability,
  }),
]
