export { knowledgeBaseNotFound, shareNotFound } from './errors.ts'
export { linksOf, replaceLinks, requireKnowledgeBases } from './links.ts'
export {
  baseFor,
  linkedBaseIds,
  linkedBases,
  readableBase,
  requireSameBases,
  requireSearchable,
  searchableBases,
} from './searchable.ts'
export { summarySourcesOf } from './summary-sources.ts'
export {
  isAccepted,
  knowledgeBaseOrganization,
  readerOfBase,
  requireBase,
  sharedBaseOrganization,
  sharedWith,
} from './readers.ts'
export { baseLives, isLiveBase, nameOfBase, readRow as readBaseRow } from './store.ts'
