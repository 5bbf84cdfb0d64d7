/** What pages of a project say where there is none. */
export const texts = {
  gone: 'There is no such project',
  goneHint: 'It was deleted, or it belongs to an organization that you are not a member of.',
  toAll: 'All projects',
}
