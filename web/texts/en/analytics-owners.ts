const events = (many: number) => (many === 1 ? 'one event' : `${many} events`)

export const sharing = {
  title: 'Who sees it',
  team: 'For whom this website is',
  teamHint: 'Admins of the organization see every website. Access keys see those for all members only.',
  everybody: 'All members',
  noTeams: [
    'All members of the organization see this website. If it is for some of them, ',
    'make a team',
    ' first.',
  ],
  save: 'Save who sees it',
  saving: 'Saving…',
  saved: 'Who sees the website was saved.',
  link: 'Share link',
  linkName: 'the share link',
  notShared: 'Nobody outside of the organization sees the figures.',
  shared:
    'Anyone with this link sees the figures and nothing else: no settings, no names of visitors, no account of hits.',
  share: 'Share the figures by a link',
  made: 'The figures are shared by a new link.',
  look: 'See it as others do',
  renewing: { title: 'Make a new link?', action: 'Make a new link' },
  ending: { title: 'End the share?', action: 'End the share' },
  endsAtOnce: 'The present link stops working at once, also on pages that are open.',
  ended: 'The figures are shared no more.',
}

interface Handing {
  website: string
  from: string
  to: string
  team: string | undefined
}

export const handingOver = {
  title: 'Hand it over',
  lead: 'Another organization gets the website with all that belongs to it: figures, recordings, reports, segments, heatmaps and its share link. Its pages keep their snippet, and no visit is lost. A team of this organization gets it further up, where it says who sees it.',
  nobody:
    'You are an admin of no other organization. The organization that takes over the website has to invite you as an admin first.',
  to: 'Who gets it',
  toHint: 'A person gets it by an organization of theirs. Only those are here of which you are an admin.',
  team: 'For whom it is there',
  everybody: 'All members',
  action: 'Hand the website over',
  busy: 'Handing it over…',
  sure: ({ website, from, to, team }: Handing) => ({
    title: `Hand ${website} over to ${to}?`,
    text: `At once it belongs to ${to}, where ${team === undefined ? 'all members see it' : `only admins and the team ${team} see it`}. Who belongs to ${from} alone sees it no more, and no access key of ${from} does. You can hand it back for as long as you are an admin of both.`,
    action: 'Hand it over',
  }),
  done: (website: string, to: string) => `${website} belongs to ${to} now.`,
}

export const ending = {
  title: 'Begin anew, or end it',
  what: {
    reset:
      'Forgets all that visitors did: figures and the account of hits begin at zero, recordings and heatmaps are gone. Settings, reports and segments stay.',
    delete:
      'Deletes the website with all that belongs to it. What its pages send from then on is not counted.',
  },
  actions: { reset: 'Forget all visits', delete: 'Delete the website' },
  sure: {
    reset: (name: string) => `Forget all visits of ${name}?`,
    delete: (name: string) => `Delete ${name}?`,
  },
  forGood: {
    reset: 'All that its visitors did goes for good, at once.',
    delete: 'It is gone at once, and what was collected is removed for good, in the background.',
  },
  type: 'Type its name to confirm',
  differs: 'This is not its name.',
  busy: 'Working…',
  cancel: 'Cancel',
  done: {
    reset: (name: string) => `All visits of ${name} were forgotten.`,
    delete: (name: string) => `${name} was deleted.`,
  },
}

export const oneVisitor = {
  title: 'What one visitor asks for',
  lead: 'Visitors may ask what is kept of them, and that it is erased. A visitor who has not said who they are has another name after the time that the policy says, so a session is that of one such time.',
  by: 'Named by',
  names: [
    ['distinctId', 'The name that your pages gave (identify)'],
    ['sessionId', 'The id of the session'],
  ] as const,
  who: 'The name or id',
  what: 'What shall happen',
  whats: [
    ['export', 'Save what is kept as a file'],
    ['erase', 'Erase it for good'],
  ] as const,
  go: 'Do it for this visitor',
  going: 'Looking through all days…',
  nothingKept: 'Nothing is kept of such a visitor.',
  handedOver: (many: number) => `What is kept was saved as a file: ${events(many)}.`,
  fileName: 'visitor.json',
  sure: 'Erase this visitor?',
  forGood:
    'All that they did until now goes from every figure, for good. What they do from now on counts again.',
  eraseAction: 'Erase the visitor',
  erased: (many: number) =>
    many === 0 ? 'Nothing was kept of such a visitor' : `The visitor was erased: ${events(many)}`,
  receipt: 'the receipt',
  proof: 'the proof',
  proofHint:
    'Give both to the visitor. The receipt itself says nothing of them: with the proof, which is shown this once, they can show that it is theirs.',
}

export const receipts = {
  title: 'Receipts',
  lead: 'Each salt by which visitors were told apart, and each visitor who was erased, leaves a receipt. Each is sealed with the one before, so none can be changed or taken out unseen.',
  actions: { created: 'Salt made', destroyed: 'Salt destroyed' },
  erased: (many: number) => `Visitor erased, ${events(many)}`,
  holds: (many: number) =>
    many === 1 ? 'There is one receipt.' : `All ${many} receipts follow from each other.`,
  broken: (n: number) => `Receipt ${n} does not follow from the one before: the account was changed.`,
  more: 'Show more',
}

export const sharePage = {
  title: 'A shared website',
  gone: 'Nothing is shared here any more',
  goneHint: 'The link may be incomplete, or the owner of the website has ended it. Ask them for a new one.',
}
