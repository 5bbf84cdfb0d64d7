import { defineResource } from '../../../shared/kernel/resource.ts'
import { getTestCase } from './get-test-case.ts'

// Never listed: a project has thousands, and lists of operations lead to each.
export const resources = [
  defineResource({
    name: 'test-case',
    title: 'Stored test case',
    description: 'A test case of a project with its steps, its story and its last verdict.',
    uri: 'tracewright://test-cases/{testCaseId}',
    read: getTestCase,
  }),
]
