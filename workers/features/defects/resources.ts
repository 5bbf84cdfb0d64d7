import { defineResource } from '../../../shared/kernel/resource.ts'
import { getDefect } from './get-defect.ts'

// Never listed: a project has thousands, and lists of operations lead to each.
export const resources = [
  defineResource({
    name: 'defect',
    title: 'Defect',
    description: 'A defect with its evidence, where it occurred, and what a later pass proposes.',
    uri: 'tracewright://defects/{defectId}',
    read: getDefect,
  }),
]
