import { defineResource } from '../../../shared/kernel/resource.ts'
import { getTestRunResults } from './get-test-run-results.ts'

// Never listed: a project has thousands, and lists of operations lead to each.
export const resources = [
  defineResource({
    name: 'test-run',
    title: 'Run of test cases',
    description:
      'What a run of a project has found: the verdict of every case and step, with links to evidence and the defects.',
    uri: 'tracewright://test-runs/{executionId}',
    read: getTestRunResults,
  }),
]
