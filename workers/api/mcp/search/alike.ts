import { wordsOf } from './words.ts'

/** Words that people use for one another, when they ask for work or for what it is done with. */
const groups = [
  'create add new make open set setup start begin register define',
  'delete remove erase drop throw discard wipe destroy',
  'withdraw revoke cancel undo delete',
  'list show browse overview all',
  'get show read fetch see look view display details inspect',
  'update change edit rename modify adjust correct alter',
  'replace overwrite swap',
  'choose select pick switch change update',
  'run execute play launch start try',
  'generate design write derive produce turn create make',
  'write convert turn express',
  'extract pull find read identify',
  'cancel stop abort kill interrupt halt',
  'refine improve extend adjust',
  'export download save convert',
  'duplicate copy clone',
  'leave quit exit resign',
  'replay resend redeliver repeat retry',
  'send deliver',
  'test check try ping reach verify',
  'member team user people person colleague',
  'change promote demote make give',
  'organization organisation company tenant workspace',
  'run execution browser',
  'result verdict outcome pass fail',
  'evidence screenshot picture video trace recording',
  'feature bdd gherkin cucumber scenario',
  'script playwright selenium cypress automation automated code',
  'requirement specification story document text',
  'model ai llm',
  'prompt guidance instruction tell',
  'cost money price spend spent bill charge',
  'token usage consumption',
  'current present active month today',
  'audit history log',
  'website site page analytics track',
  'hit visit view traffic',
  'latest last recent newest',
  'health up alive running server service status',
  'event type',
  'delivery message notification sent',
  'failed arrive received lost',
  'email mail address',
  'invitation invite',
  'accepted pending waiting open',
].map((words) => new Set(wordsOf(words)))

const worth = 0.5

/** A word, and those that mean the same, with what each is worth. */
export function formsOf(word: string): [string, number][] {
  const others = groups.filter((group) => group.has(word)).flatMap((group) => [...group])
  return [
    [word, 1],
    ...others.filter((other) => other !== word).map((other): [string, number] => [other, worth]),
  ]
}
