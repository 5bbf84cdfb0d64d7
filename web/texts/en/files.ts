import { count } from '../../parts/amounts.ts'

const units = ['bytes', 'KB', 'MB', 'GB'] as const
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** How large something is, in the unit that people would say. */
export function sizeOf(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  return `${unit === 0 ? count(value) : tenths.format(value)} ${units[unit]}`
}

const files = (many: number) => (many === 1 ? '1 file' : `${count(many)} files`)

/** Files of a knowledge base or a project: sending, reading, what became of them. */
export const texts = {
  title: 'Files',
  add: 'Add files',
  choose: 'Choose files',
  drop: 'Drop files here, or choose them.',
  dropNow: 'Let go to add them',
  formats: (groups: readonly { megabytes: number; names: readonly string[] }[]) =>
    `Up to ${groups.map(({ megabytes, names }) => `${megabytes}\u00A0MB: ${names.join(', ')}`).join(' · ')}`,
  tooLarge: ({ megabytes, names }: { megabytes: number; names: readonly string[] }) =>
    `${names.join()} files are read up to ${megabytes} MB. Split the file and upload the parts.`,
  closed: 'This knowledge base is archived and takes no files. Take it back in its settings first.',
  sendingTitle: 'On the way',
  waits: 'Waits',
  sent: (share: number) => `${Math.floor(share * 100)} % sent`,
  storing: 'Sent, being stored',
  broken: 'Not sent',
  sending: (name: string) => `Sending ${name}`,
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel sending ${name}`,
  tryAgain: 'Try again',
  tryAgainOf: (name: string) => `Send ${name} again`,
  leave: 'Leave it',
  leaveOf: (name: string) => `Leave out ${name}`,
  added: (many: number) => `${files(many)} added; reading goes on by itself`,
  already: (name: string, sentAs: string) =>
    name === sentAs
      ? `${name} is here already, with the same content.`
      : `${sentAs} was not added: ${name} has the same content.`,
  list: 'Files that are here',
  files,
  none: 'There are no files yet',
  noneHint:
    'Add documents, and what they say can be asked in your own words, with the place where it stands.',
  noneForViewer: 'Somebody who may change it can add some.',
  find: 'Find a file by its name',
  noneFound: (words: string) => `No file is called “${words}”.`,
  showAll: 'Show all files',
  more: 'Show more files',
  reading: 'Loading…',
  stages: {
    stored: 'Waits for its turn',
    extracting: 'Reading the text',
    reading_images: 'Reading pages that are pictures',
    chunking: 'Cutting it into passages',
    embedding: 'Learning what the passages mean',
    indexing: 'Making it findable',
    done: 'Ready',
  },
  readingOf: (name: string) => `Reading ${name}`,
  failed: 'Not readable',
  came: 'came with a mail',
  passages: (many: number) => (many === 1 ? '1 passage' : `${count(many)} passages`),
  warnings: (many: number) => (many === 1 ? '1 remark' : `${count(many)} remarks`),
  delete: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete this file?',
  deleteWhat: (name: string) =>
    `“${name}” and what came with it are found by no question from now on, and are removed for good. Citations of it say that it was removed.`,
  deleteAct: 'Delete the file',
  deleted: (name: string) => `Deleted ${name}`,
  again: 'Index again',
  againTitle: 'Index all files again?',
  againWhat: (many: number) =>
    `${files(many)}: until a file has been indexed again, it is found as before. With many files this takes a while.`,
  againAct: 'Index again',
  againStarted: 'The files are being indexed again.',
  underWay: (many: number) => (many === 1 ? '1 file is being read' : `${count(many)} files are being read`),
  readyNow: 'All files are read.',
}
