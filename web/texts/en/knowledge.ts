import { count } from '../../parts/amounts.ts'

export const texts = {
  title: 'Knowledge',
  lead: 'Documents that answer questions, each sentence with the place where it stands.',
  new: 'New knowledge base',
  first: 'Create the first one',
  none: 'No knowledge bases yet',
  noneHint:
    'A knowledge base holds documents on one subject: manuals, contracts, policies. Ask it in your own words and get answers that say where they stand.',
  guide: 'How it works',
  noneForViewer: 'Members of the organization can create one.',
  find: 'Find a knowledge base by name or description',
  noneFound: (words: string) => `No knowledge base contains “${words}”.`,
  showAll: 'Show all',
  nobodys: 'You belong to no organization yet',
  nobodysHint: 'Knowledge bases belong to an organization. Create one, or accept an invitation to one.',
  toSettings: 'To the settings',
  files: (many: number) => (many === 1 ? '1 file' : `${count(many)} files`),
  more: 'Show more',
  reading: 'Loading…',
  status: {
    active: 'Ready',
    indexing: 'Reading files',
    error: 'No file could be read',
    archived: 'Archived',
  },
  public: 'Public address',
  publicHint: 'Anybody who has its address may ask it, without an account.',
  shared: { read: 'Shared with you: read', write: 'Shared with you: read and add' },
  base: 'Knowledge base',
  settings: 'Settings',
  gone: 'There is no such knowledge base',
  goneHint: 'It was deleted, is shared with you no longer, or belongs to somebody else.',
  toAll: 'All knowledge bases',
  about: 'In short',
  sourceRemoved: (n: number) => `Source ${n}: its file was removed`,
  figures: { files: 'Files', size: 'Size', changed: 'Last change' },
  askTitle: 'Ask',
  askLead: 'Answers are sentences of the files. Each has a mark that opens the place where it stands.',
}

interface Offering {
  name: string
  email: string
}

/** What other organizations offer. */
export const received = {
  title: 'Offered to your organization',
  hint: 'Other organizations offer these. Your members see none of it before an admin accepts.',
  by: (organization: string, person: Offering | null) =>
    person ? `${organization}, by ${person.name} (${person.email})` : organization,
  permissions: { read: 'You may read', write: 'You may read and add files' },
  accept: 'Accept',
  accepting: 'Accepting…',
  acceptOf: (name: string) => `Accept ${name}`,
  accepted: (name: string) => `Accepted ${name}`,
  gone: (name: string) => `The offer of ${name} was withdrawn`,
  decline: 'Decline',
  declineOf: (name: string) => `Decline ${name}`,
  declineTitle: (name: string) => `Decline “${name}”?`,
  declineWhat: (organization: string) =>
    `${organization} hears that it was declined, and can offer it again.`,
  declineAct: 'Decline it',
  declined: (name: string) => `Declined ${name}`,
}

export const newBase = {
  title: 'New knowledge base',
  name: 'Name',
  description: 'What it is about',
  descriptionHint: 'Helps others to find the right one.',
  create: 'Create',
  creating: 'Creating…',
  cancel: 'Cancel',
}

export const project = {
  files: 'Files',
  filesLead:
    'What only this project needs. Its questions are answered by these files and by linked knowledge bases.',
  chat: 'Ask the files',
  chatLead(own: number, linked: number): string {
    const bases = linked === 1 ? '1 linked knowledge base' : `${count(linked)} linked knowledge bases`
    if (own === 0 && linked === 0)
      return 'There is nothing to ask yet: add files to the project, or link knowledge bases on its overview.'
    if (own === 0) return `Asks ${bases}. The project has no files of its own.`
    if (linked === 0)
      return `Asks ${texts.files(own)} of the project. Link knowledge bases on its overview to ask them as well.`
    return `Asks ${texts.files(own)} of the project and ${bases}.`
  },
}

export const publicBase = {
  title: 'Knowledge base',
  gone: 'There is no public knowledge base here',
  goneHint: 'The address may be incomplete, or it was closed to the public.',
  asks: (files: string) => `Ask ${files} in your own words. No account is needed.`,
}
