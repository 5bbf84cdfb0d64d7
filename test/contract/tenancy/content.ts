/** A type of content that the world's project has. */
export const pageType = {
  name: 'Page',
  machineName: 'page',
  fields: [{ name: 'Title', machineName: 'title' }],
}
