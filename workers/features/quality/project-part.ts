import { defineProjectPart } from '../../../shared/kernel/project-part.ts'
import { forgetRewordings } from './kept-rewordings.ts'

/** What authors made of the steps of a project's cases, kept so that nobody is asked twice. */
export const rewordingsPart = defineProjectPart({
  name: 'rewordings',
  words: ['rewording', 'rewordings'],
  purge: forgetRewordings,
})
