import { defineProjectPart } from '../../../shared/kernel/project-part.ts'
import { deleteRewordings } from './stored-rewordings.ts'

/** Rewordings of the steps of a project's cases, stored so that the model is not asked twice. */
export const rewordingsPart = defineProjectPart({
  name: 'rewordings',
  words: ['rewording', 'rewordings'],
  purge: deleteRewordings,
})
