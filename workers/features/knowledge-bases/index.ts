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
export { isAccepted, requireShare, sharedWith } from './shares.ts'
export {
  baseLives,
  isLiveBase,
  knowledgeBaseOrganization,
  nameOfBase,
  readRow as readBaseRow,
  readerOfBase,
  requireBase,
  sharedBaseOrganization,
} from './store.ts'
