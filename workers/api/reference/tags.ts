/** What each area of the table is for. */
export const tags: Readonly<Record<string, string>> = {
  public:
    'The public generator: requirements in, test cases out, played in a real browser. No account needed',
  evidence: 'What hosted runs recorded, behind signed links',
  testCases: 'Test cases that a project keeps, with their story, their last verdict and what became of them',
  testRuns: 'Runs of a project in hosted browsers: start, follow, results, evidence, JUnit',
  traceability: 'The thread from story to test case, run and defect, now and as it was',
  defects: 'What is wrong: reported by people and by runs, from open to closed',
  quality:
    'Test cases for teams: design, extraction of requirements, import, export, runnable scripts, BDD, knowledge about testing',
  identity: 'Accounts, sign-ins, tokens and passwords',
  organizations: 'Organizations, their members, invitations and the log of what was done',
  accessKeys: 'Keys for API clients and assistants',
  preferences: 'What an organization tells its models, and which models it prefers',
  usage: 'What models were used for, and what that cost',
  projects: 'Projects, their agents and runs',
  stories: 'User stories: what is to be built, for whom, and when it is done',
  sprints: 'Sprints: which stories are done next, and how many points that is',
  risks: 'What can go wrong with what is to be built, how bad that is, and what rules ask for',
  knowledgeBases: 'The catalog of knowledge bases',
  webhooks: 'Messages to your own addresses when something changes',
  websites: 'Websites whose traffic is counted',
  analytics: 'What trackers on websites send',
  platform: 'The deployment itself: its health and its descriptions',
  local: 'What only one machine has',
  sockets: 'Events as they happen, over a WebSocket',
  mcp: 'The same operations as tools for AI assistants',
}
