import { count } from '../../parts/amounts.ts'

const files = (many: number) => (many === 1 ? '1 file' : `${count(many)} files`)

/** Folders of a drive that flow into a knowledge base. */
export const texts = {
  title: 'Drive',
  lead: 'Files of the folders that you choose are read like uploads, and documents, tables and slides of Google by their exports. What changes there changes here within the hour; nothing is ever changed in the drive.',
  closed: 'This knowledge base is archived and takes no files. Take it back in its settings first.',
  onlyReads:
    'You can see which folders flow in. Members of the organization that the base belongs to choose them.',
  connection: 'Google Drive',
  notConnected:
    'No drive is connected yet. Connect the account whose folders are to be read; members who may add files then choose among all folders that it sees.',
  askAdmin: 'No drive is connected yet. An admin of your organization connects one; then you choose folders.',
  since: 'connected',
  connect: 'Connect Google Drive',
  reconnect: 'Connect again',
  another: 'Connect another account',
  leaving: 'Leading to Google…',
  disconnect: {
    title: 'Disconnect the drive?',
    text: 'The access is given back and deleted here. The folders of all knowledge bases stop; the files that they have brought stay.',
    act: 'Disconnect',
  },
  disconnecting: 'Disconnecting…',
  disconnected: 'The drive was disconnected.',
  notRevoked:
    'The drive was disconnected here. Google did not take the access back: remove it in the settings of the Google account.',
  outcome: {
    connected: 'The drive is connected. Choose folders now.',
    denied: 'The access was not allowed at Google, so nothing was connected.',
    incomplete:
      'The permission to read files was left out at Google, so nothing was connected. Try again, and leave it ticked.',
    expired: 'That took too long, or was used already. Connect the drive again.',
    stranger: 'Nothing was connected: sign in as the admin who began it, and connect the drive again.',
    refused: 'Google did not accept the request of this deployment. Ask its operator to look at the log.',
    unavailable: 'Google did not answer. Try again in some minutes.',
  },
  choose: 'Add a folder',
  openFolders: 'Choose a folder',
  closeFolders: 'Close the folders',
  wholeDrive: 'My Drive',
  way: 'The way to this folder',
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  add: 'Add',
  addThis: 'Add this folder',
  addNamed: (name: string) => `Add ${name}`,
  adding: 'Adding…',
  added: (name: string) => `${name} was added and is read now.`,
  noFolders: 'No folders in here',
  folders: 'Folders',
  none: 'No folder flows into this base yet',
  status: {
    syncing: 'Under way',
    synced: 'Up to date',
    failed: 'Failed',
    disconnected: 'Disconnected',
    removing: 'Being removed',
  },
  synced: 'as in the drive of',
  next: 'next',
  progress: (done: number, all: number) =>
    all === 0 ? 'Listing the folder…' : `${count(done)} of ${files(all)} so far`,
  resumes: (seconds: number) =>
    `It stands still just now, and goes on by itself in ${seconds === 1 ? '1 second' : `${seconds} seconds`} at most.`,
  figures: (kept: number, skipped: number) =>
    skipped === 0 ? files(kept) : `${files(kept)} · ${count(skipped)} left out`,
  leftOut: (many: number) => `What was left out, and why (${count(many)})`,
  more: (many: number) => `And ${count(many)} more.`,
  sync: 'Sync now',
  syncNamed: (name: string) => `Sync now: ${name}`,
  syncing: (name: string) => `${name} is synced now.`,
  starting: 'Starting…',
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'The files that it has brought leave this knowledge base. Nothing changes in the drive.',
    act: 'Remove',
  },
  removeNamed: (name: string) => `Remove ${name}`,
  removing: 'Removing…',
  ended: {
    synced: (name: string) => `${name} is up to date.`,
    failed: (name: string) => `${name} could not be synced.`,
    removed: 'The folder was removed.',
  },
}
