import { count } from '../../parts/amounts.ts'

const many = (value: number, one: string, several: string) =>
  value === 1 ? `1 ${one}` : `${count(value)} ${several}`

export const devices = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' }

export const kinds = { all: 'All clicks', rage: 'Rage clicks', dead: 'Dead clicks' }

export const kindHints = {
  all: '',
  rage: 'Three clicks or more on one spot within moments.',
  dead: 'Clicks after which nothing happened on the page.',
}

/** The list of heatmaps, and how one is made. */
export const list = {
  title: 'Heatmaps',
  lead: 'Where visitors click on a page, and how far down they see. Made of the recordings of their visits.',
  new: 'New heatmap',
  none: 'There are no heatmaps yet',
  noneHint: 'Choose a page of your website. Its heatmap is made of the visits that were recorded there.',
  notRecorded: 'Visits of this website are not recorded at the moment, so there may be nothing to show.',
  toRecording: 'Record visits',
  noneForViewer: 'Members make heatmaps. You will see them here.',
  first: 'Make the first one',
  moreOf: (left: number) => `Show more of ${count(left)}`,
  path: 'Path of the page',
  pathHint: 'Such as /pricing. Of an address that you paste the path is taken.',
  device: 'On what visitors looked at it',
  days: 'Period',
  daysOf: (value: number) => `Last ${many(value, 'day', 'days')}`,
  create: 'Make the heatmap',
  creating: 'Ordering…',
  cancel: 'Cancel',
  statuses: { pending: 'Waiting', building: 'Being made', ready: 'Ready', failed: 'Failed' },
  until: 'to',
}

/** One heatmap. */
export const view = {
  back: 'All heatmaps',
  building: 'The heatmap is being made. This page shows it by itself.',
  failed: 'The heatmap could not be made.',
  again: 'Make it again',
  making: 'Ordering…',
  gone: 'There is no such heatmap',
  goneHint: 'Somebody may have deleted it.',
  delete: 'Delete',
  deleting: 'Deleting…',
  deleteTitle: (path: string) => `Delete the heatmap of ${path}?`,
  deleteText: 'Recordings stay as they are; it can be made again of those that are there then.',
  deleted: 'The heatmap was deleted.',
  made: (recordings: number, visitors: number) =>
    `Of ${many(recordings, 'recording', 'recordings')} by ${many(visitors, 'visitor', 'visitors')}`,
  nothing: 'No recording shows this page',
  nothingHint:
    'Nobody was recorded on it in this time and on this device. The path has to be as visitors see it in the address, without what stands behind a question mark.',
  devices: 'On what visitors looked at it',
  otherDevice: (device: string) => `Make one for ${device.toLowerCase()}`,
  which: 'Which clicks',
  page: 'On the page',
  pageLead: (width: number) =>
    `As it was recorded in a window ${count(width)} pixels wide; pictures of the page are not loaded.`,
  blankLead:
    'No recording of the page itself is at hand, so that the clicks lie on an empty page of its size.',
  pageName: (path: string) => `Clicks on ${path}, as a picture; the table below says the same`,
  frame: 'The page as it was recorded',
  few: 'few',
  most: 'most',
  onPage: (placed: number, elements: number) =>
    `${many(placed, 'click', 'clicks')} on ${many(elements, 'element', 'elements')}.`,
  noClicks: 'Nobody clicked.',
  without: (value: number) =>
    `${many(value, 'click has', 'clicks have')} no place, because the recorder did not tell it.`,
  leftOut: (value: number) => `${many(value, 'click', 'clicks')} on rare places are left out.`,
  elements: 'Elements',
  elementsLead: 'The most clicked first, wherever a layout has put them.',
  element: 'Element',
  noElement: 'Not told',
  clicks: 'Clicks',
  rage: kinds.rage,
  dead: kinds.dead,
  where: 'Mostly',
  whereIn: (x: number, y: number) => `${x} % across, ${y} % down`,
  noElements: 'Nobody clicked on anything.',
  scroll: 'How far down visitors see',
  depth: 'Of the page',
  share: 'Visitors',
  percent: (value: number) => `${value} %`,
  scrollSaid: (half: number, end: number, all: number) =>
    `Of ${many(all, 'visitor', 'visitors')} ${count(half)} saw half of the page, ${count(end)} all of it.`,
  noScroll: 'How far down they saw was not told.',
}
