/** What may be changed of a knowledge base. */
export const details = {
  title: 'Name and description',
  name: 'Name',
  description: 'What it is about',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
}

export const open = {
  title: 'Open to everybody',
  isOpen: 'Anybody who has its address may ask it, without an account.',
  isClosed: 'Only the organization, and those it is shared with, may ask it.',
  open: 'Make it public',
  opening: 'Opening…',
  close: 'Close it again',
  closing: 'Closing…',
  sure: 'Make it public?',
  act: 'Open it to everybody',
  what: 'Anybody who has the address may ask every file in it, and search engines may find it. You can close it again at any time.',
  address: 'address',
  opened: 'It is public now.',
  closed: 'It is closed to the public.',
  look: 'Look at the public page',
  onlyAdmins: 'Admins can open and close it.',
}

export const sharing = {
  title: 'Shared with other organizations',
  none: 'It is shared with no other organization, and offered to none.',
  hint: 'You offer it; once an admin there accepts, their members see it in their list, may ask it and link it to their projects.',
  permissions: { read: 'May read', write: 'May read and add files' },
  organizationId: 'Id of the other organization',
  idHint: 'An admin of it finds the id in its settings.',
  permission: 'They may',
  act: 'Offer',
  acting: 'Offering…',
  offered: 'It is offered.',
  unnamed: (id: string) => `Organization ${id}`,
  waits: (permission: string) => `${permission} · offered, not accepted yet`,
  share: {
    end: 'End',
    endOf: (name: string) => `End sharing with ${name}`,
    endTitle: 'End sharing?',
    endWhat: (name: string) =>
      `${name} can ask and read it no longer, at once, and links from their projects go. Files that they added stay.`,
    endAct: 'End sharing',
    ended: (name: string) => `It is no longer shared with ${name}`,
  },
  offer: {
    end: 'Withdraw',
    endOf: (name: string) => `Withdraw the offer to ${name}`,
    endTitle: 'Withdraw the offer?',
    endWhat: (name: string) => `${name} can accept it no longer. You can offer it again.`,
    endAct: 'Withdraw the offer',
    ended: (name: string) => `It is no longer offered to ${name}`,
  },
  onlyAdmins: 'Admins can offer it to others.',
}

export const tools = {
  title: 'Tools of voice agents',
  hint: 'Kept here for voice agents; nothing uses them until there are some.',
  none: 'There are no tools.',
  types: {
    'lead-collection': 'Collects contacts',
    'search-faq': 'Answers frequent questions',
    'crm-meeting-booking': 'Books meetings',
    'crm-meeting-availability': 'Finds free times for meetings',
    'retrieve-kb-info': 'Looks things up in the files',
    custom: 'Something of your own',
  } as Readonly<Record<string, string>>,
  name: 'Name',
  type: 'What it does',
  description: 'When it is used',
  open: 'Add a tool',
  add: 'Add the tool',
  adding: 'Adding…',
  added: (name: string) => `Added the tool ${name}`,
}

export const outbound = {
  title: 'What voice agents read before a call',
  context: 'Text',
  hint: 'At most 20,000 characters.',
  save: 'Save the text',
  saving: 'Saving…',
  saved: 'Saved the text',
}

export const ending = {
  title: 'Archive or delete',
  archiveHint:
    'Archived, it keeps its files and can be asked here, but takes no more files and is left out of projects.',
  archive: 'Archive it',
  archived: (name: string) => `Archived ${name}`,
  takeBack: 'Take it back',
  tookBack: (name: string) => `Took back ${name}`,
  busy: 'Saving…',
  delete: 'Delete it',
  deleteTitle: 'Delete this knowledge base?',
  deleteWhat: (name: string, files: string) =>
    `“${name}” with ${files} goes for good, for everybody it is shared with as well.`,
  type: 'Type its name to go on',
  differs: 'That is not its name.',
  deleteAct: 'Delete for good',
  deleting: 'Deleting…',
  deleted: (name: string) => `Deleted ${name}`,
  cancel: 'Cancel',
}

export const shared = {
  hint: 'This knowledge base belongs to another organization, which decides about its name, its sharing and everything else that stands here.',
  title: 'Shared with your organization',
  by: (organization: string) => `${organization} shares it with you.`,
  leave: 'Remove it from your organization',
  leaveTitle: (name: string) => `Remove “${name}”?`,
  leaveWhat:
    'It leaves your lists, searches and projects at once. Files that your members added stay in it. Only the other organization can offer it again.',
  leaveAct: 'Remove it',
  left: (name: string) => `Removed ${name}`,
}
