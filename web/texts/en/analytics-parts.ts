import { count } from '../../parts/amounts.ts'

/** What several pages of a website say. */
export const texts = {
  moreOf: (left: number) => `Show more of ${count(left)}`,
  nothing: 'Nothing in this time.',
  direct: 'None',
  addFilter: 'Add a filter',
  closeFilter: 'Close',
  filterBy: 'Filter by',
  value: 'Value',
  valueHint: 'Values that came in this time are suggested.',
  add: 'Add',
  adding: 'Adding…',
  segment: 'Segment',
  everybody: 'Everybody',
  keep: 'Keep as a segment',
  keepTitle: 'Keep these filters as a segment',
  keepHint: 'Its filters can be chosen by its name, on every page that has filters.',
  keepWithin: (name: string) => `The filters of the segment ${name} go along.`,
  keptTwice: (dimensions: readonly string[], segment: string) =>
    `These filters cannot be kept as a segment: by ${dimensions.join(', ')} the segment ${segment} filters as well, and a segment has one filter of each. Remove yours, or show everybody.`,
  holds: (filters: readonly string[]) => `In this segment: ${filters.join(' · ')}`,
  name: 'Name',
  save: 'Save the segment',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'The segment was saved.',
  deleteSegment: 'Delete the segment',
  sureOfSegment: (name: string) => ({
    title: `Delete the segment ${name}?`,
    text: 'What visitors did stays as it is.',
    action: 'Delete',
  }),
  segmentDeleted: 'The segment was deleted.',
  segmentGone: 'This segment is gone. Choose another one.',
  showEverybody: 'Show everybody',
  anonymous: (sessionId: string) => `Visitor ${sessionId.slice(0, 8)}`,
  nobody: 'A visitor who cannot be told apart',
  pageView: 'Page view',
}

/** A page of a list that is asked for by its number. */
export const paging = {
  search: 'Search',
  pages: 'Pages of the list',
  range: (from: number, to: number, all: number) => `${count(from)} to ${count(to)} of ${count(all)}`,
  before: 'The page before',
  next: 'The next page',
  noneFound: 'Nothing contains these words.',
  showAll: 'Show all',
}
