import { knowledgeAskedAs } from './knowledge-asked-as.ts'
import { websitesAskedAs } from './websites-asked-as.ts'

/**
 * What people call an operation, and want of it, where its own texts say it in other words. A search finds it by these, too; assistants are not shown them.
 */
export const askedAs: Readonly<Record<string, string>> = {
  ...knowledgeAskedAs,
  ...websitesAskedAs,
  'public.generate':
    'turn, derive or invent tests out of a user story, spec, text, document or code, with or without account, for free, agentic, gap analysis, fill gaps',
  'public.readSteps':
    'would my steps work, be understood, run; lint, validate, dry run, preview, parse or check the wording of manual test steps before a run',
  'public.getStepGuide':
    'how must I write, phrase, word or reword a step; which sentences, verbs, wording, syntax, grammar, language are understood; manual, help, examples of steps; what does an error of a step mean',
  'public.getAuthors':
    'which language model, LLM or AI is used or configured here, Ollama, LM Studio, llama.cpp, local model; who writes the cases; is there a model; how do I connect my assistant',
  'public.getReadingInstructions':
    'assistant in the place of a model, language model, JSON schema of replies to the engine, read: assistant',
  'public.getWritingInstructions':
    'how do I, the assistant, write test cases myself; rules, guide and JSON schema for writing cases with my own model',
  'public.submitCases':
    'hand in, send in, upload or have judged the cases that I, the assistant, wrote myself; check my own tests against the text; mend a returned case',
  'public.rewordCases':
    'make my manual, imported or unread steps runnable, automate them, translate, rephrase or rewrite test cases by the model',
  'public.applyRewordings':
    'I, the assistant, rephrase steps so that a run reads them; accept rewordings, put unread steps of an imported sheet into other words',
  'quality.rewordTestCases':
    'make the manual or imported cases of my project runnable; automate, rephrase or rewrite their steps by the model',
  'quality.applyRewordings':
    'an assistant rephrases steps of cases of my project; accept rewordings of the team, keep the original words',
  'quality.getWritingInstructions':
    'how an assistant writes test cases of a project itself; rules, guide and JSON schema for my team',
  'quality.submitCases':
    'hand in or have judged the cases that an assistant wrote for stories or requirements of my project; store my own tests after a check; put, keep, move or copy the cases of a session into a project or team',
  'quality.reviseTestCases':
    'tell, ask or reply about cases of my team or project in plain words: reword, drop, rename, reprioritise, split or merge stored tests by a message; chat; proposal; bulk edit',
  'public.listSessions':
    'what I did before, earlier, in the past; my history of the generator, my chats, what I used, work that I left under my mail',
  'public.createSession': 'start, begin or open a new, blank chat or conversation with the generator',
  'public.getSession':
    'open, load, resume or come back to a chat; what we said, messages, tests that came out, see the result of the generator again',
  'public.getSessionChanges':
    'what did my last message do, diff, difference, before and after, history of the chat, which steps were changed, what would undo take back',
  'public.getReading':
    'how did you understand my sentences; marks, tags, annotations of a text, which words are fields, limits, conditions; why did it make this case; confidence of the reading',
  'public.getPages':
    'what did you see on my site, form or screen; which fields, inputs, buttons, options, limits did you find there; why was my web address not opened',
  'quality.readText':
    'marks, tags or annotations of a requirement text of my team, before cases are made of it',
  'quality.correctReading':
    'teach my organization, for good, how to read a sentence; annotate, mark or tag it; train the reader',
  'quality.listReadings': 'what did we teach the reader; our annotated sentences',
  'quality.exportReadings': 'training data, annotated corpus, marked lines of our corrections as text',
  'quality.deleteReading': 'forget, undo or take back what we taught about a sentence',
  'public.correctReading':
    'teach, fix or change how a sentence was understood, mark, tag or annotate it yourself; that is a limit, no context, wrong field, wrong kind',
  'public.refineSession':
    'tell, ask or reply to the generator: also add, also cover, more cases, fewer, drop, rename, reword, correct or improve the tests it made; chat, follow up, feedback',
  'public.replaceTestCases':
    'overwrite, save, store, put or set the whole list of tests; my own edited version, reorder by hand',
  'public.rehearse':
    'try out whether my generated tests fit my site, dry run on the page, play them once, does the page do what the text says, where does it differ',
  'public.getRehearsal':
    'how did the rehearsal go, is it over; which generated tests differ from my site, could not be performed, why; pictures of what the page showed in the dry run',
  'public.answerRehearsal':
    'the page is wrong, the test is right, keep it; the text was read wrongly, drop this test; decide on a difference of page and text',
  'public.deleteSession': 'wipe, forget, throw away or clean up a chat with its screenshots; privacy',
  'public.execute':
    'try, play, perform or start tests in a real Chrome, on a site, on your side, in the cloud, against staging, automatically; browser run',
  'public.getExecution':
    'did my run pass or fail; outcome, status, progress, failure reason, screenshots, video, trace, console, HAR of a browser run; is it finished, how did it go',
  'public.cancelExecution': 'stop, abort, kill or interrupt a run that takes too long, hangs or goes on',
  'public.listExecutions':
    'how often tests have been run, earlier runs, history of runs, previous results, so far',
  'evidence.get':
    'look at, show, open or download one picture, screenshot, film, recording, log or trace file of a step by its link',
  'quality.generateTestCases':
    'write tests for a spec, boundary values, equivalence classes, decision table, state transition, pairwise, use case; systematic, professional; project, organization',
  'quality.extractRequirements':
    'pick out, find, list or pull what the software must do from notes, minutes, mail, a document; which can be checked, testable, ambiguous, unclear, vague',
  'quality.exportTestCases':
    'download, save or convert tests as Excel, spreadsheet, CSV, JSON, Gherkin, for Jira, Xray, TestRail, Azure DevOps; import elsewhere',
  'quality.exportScripts':
    'code to run on my own machine, in CI; automate, automation, Playwright, Selenium, Cypress, WebdriverIO, Python, Java, TypeScript, page objects',
  'quality.writeFeatures':
    'gherkin, given when then, BDD, cucumber, behave, reqnroll, pytest, scenarios, step definitions, feature files, specflow',
  'testCases.list':
    'which tests do we have, our test suite, repository, catalogue, saved cases, of a story, with a label, tagged smoke or regression, orphans',
  'testCases.create':
    'add, save, keep, write down or file a manual test, check, scenario in our project, by hand',
  'testCases.get':
    'open, show or read one saved test, its steps, did it pass last time, last verdict, when it ran',
  'testCases.update':
    'edit, reword, retitle, retag, correct or reprioritise a saved test; change its steps, link it to a story, ticket',
  'testCases.delete': 'throw away or remove a saved test from our project',
  'testCases.listHistory':
    'who edited, changed, touched a saved test, when, what it was before; versions, log, trail',
  'testRuns.start':
    'run, execute, play our saved tests in a browser against staging, a site; nightly, regression or smoke run, suite, in parallel, start testing',
  'ciTriggers.runSuite':
    'start the smoke or regression suite by tag for a commit, build, deployment, branch, pull request; CI, pipeline, nightly job, wait for the verdict',
  'ciTriggers.list':
    'which pushes, code hosts, GitHub or GitLab hooks start our tests, CI triggers, automation',
  'ciTriggers.delete': 'remove a CI trigger, stop GitHub or GitLab pushes from starting our tests',
  'testRuns.list': 'which runs did we have, past, earlier, running test runs of the project, sprint or story',
  'testRuns.getStatus': 'is the run done, finished, still going; how far along, progress of a project run',
  'testRuns.getResults':
    'what failed in the run, only the failures, verdicts, screenshots, pictures, video, evidence, logs, step results of a project run',
  'testRuns.getJunit': 'JUnit XML, report for Jenkins, GitLab, GitHub Actions, CI, test report file',
  'testRuns.cancel': 'stop, abort, end, kill a project run that goes on',
  'traceability.get':
    'traceability matrix, which requirements or stories are covered, tested; coverage, pass rate, orphans, stale, flaky tests, release readiness, audit, how was it at the end of March',
  'traceability.export': 'download the matrix, for the auditor, as spreadsheet, CSV or HTML page',
  'defects.list': 'which bugs, issues, faults are open, mine, critical, of this story or test',
  'defects.create':
    'report, file, log, raise a bug, issue, fault, something is broken, wrong; a bug out of a failed run or case with its screenshot and video',
  'defects.get': 'open, show or read one bug, its evidence, screenshot, how often it was seen',
  'defects.update':
    'close, resolve, reopen, assign, triage, defer, verify a bug; mark as fixed, change its severity',
  'defects.delete': 'throw away, remove a bug that was filed by mistake',
  'defects.listHistory': 'who closed, changed, touched a bug, when, what it was before; log, trail',
  'quality.queryKnowledge':
    'what is, what does a term, technique, standard, norm, tool or abbreviation of testing mean; explain, define, glossary, compare, best practice, theory, ISTQB, look up, learn',
  'quality.getSetup':
    'how do I begin, get started, what is missing, what comes next, onboarding, am I ready to test, first steps, checklist',
  'organizations.list': 'what companies, teams, workspaces or accounts am I part of, do I have, am I in',
  'organizations.create': 'set up, open or register a new company, firm, team, workspace, tenant or account',
  'organizations.listChoices':
    'which company am I in, working in right now, active; which others could I change or switch to',
  'organizations.get': 'settings, limits, tier, plan or details of our company, workspace or account',
  'organizations.update':
    'rename our company, new address on invoices, billing contact, bill, plan, upgrade, tier, change settings or limits',
  'organizations.listTeam':
    'who is on our team, colleagues, people, users, staff, members and their roles, admins, owners',
  'organizations.changeTeam':
    'make someone an admin, owner, viewer or member; promote, demote, rights, permission, role of a colleague; send an invite, add, kick out or remove a person, user',
  'organizations.leave':
    'quit, exit, resign; take me out, I do not want to be part, member or in it any more, no longer belong',
  'organizations.listInvitations':
    'who still has not responded, answered, accepted, joined; open, pending, outstanding invites',
  'organizations.listOwnInvitations':
    'who has invited me, which companies, teams want me; invites I got, have not answered yet',
  'organizations.acceptOwnInvitation':
    'say yes to, join a company, team, workspace that invited me; take up an invite',
  'organizations.declineInvitation':
    'say no to, refuse, reject, turn down an invite that I got from a company, team',
  'organizations.deleteInvitation':
    'take back, revoke, recall, undo or cancel an invite, sent to the wrong email, person, by mistake',
  'organizations.listAudit':
    'who did, touched, changed, deleted or broke something, settings, when, last week, yesterday; log, history, trail, security, compliance, somebody',
  'stories.list':
    'backlog, user stories, tickets, tasks, bugs, epics, items, work, to do, what is open, mine, assigned to me, in progress, of a sprint',
  'stories.create': 'add, write, file, open or put a ticket, task, bug, epic, item into the backlog',
  'stories.generate':
    'turn notes, minutes, a mail, a chat, a brief, specification or document into user stories, backlog items, tickets; break down, split, INVEST, acceptance criteria, duplicates',
  'stories.get': 'open, show or read one ticket, its acceptance criteria, points, who works on it',
  'stories.update':
    'move, start, finish, assign, estimate, reprioritise, rename or edit a ticket; mark as done, in review, cancelled; block, depend, put into a sprint',
  'stories.delete': 'throw away or remove a ticket, item of the backlog',
  'stories.listHistory':
    'who moved, changed, reassigned a ticket, when, what it was before; activity, log, trail',
  'stories.estimate':
    'how big, large, long, much effort, work, size, complexity of a ticket; story points, planning poker, t-shirt, guess',
  'stories.generateTests':
    'write, make, derive, design tests, test cases, checks, scenarios for a ticket, story, from its acceptance criteria; cover it',
  'stories.syncTests':
    'which tests, cases must change, be rewritten, updated, dropped, added because the ticket, requirement, acceptance criteria changed; impact, stale, outdated, diff',
  'risks.analyze':
    'what could go wrong, dangers, threats, hazards, weak spots, risk matrix, register, heat map, likelihood, probability, impact, severity, what to test first, mitigation; compliance check, gap analysis, audit, GDPR, privacy, HIPAA, PCI, SOC 2, ISO 27001, WCAG, accessibility, legal demands of a spec or backlog',
  'manuals.generateUserManual':
    'documentation, handbook, help pages, how-to, instructions, guide for end users or customers, onboarding, FAQ, troubleshooting; write docs out of the backlog, tickets, acceptance criteria; Markdown, HTML',
  'manuals.generateReleaseNotes':
    'changelog, what is new, what changed, what shipped, announcement, known issues, fixed bugs of a sprint, iteration, version, release, week, between two days',
  'sprints.list': 'iterations, cycles, which sprint runs now, is next, is over',
  'sprints.create': 'start, open, set up or add an iteration, cycle',
  'sprints.get': 'how far is the sprint, progress, points done, burn, what is in the iteration',
  'sprints.update':
    'start, close, end, complete or finish an iteration; put tickets in, take them out, change its goal, dates, velocity',
  'sprints.plan':
    'what should we do next sprint, fill, propose or draft the sprint by velocity, capacity, priority, what fits; assign stories automatically, forecast',
  'sprints.delete': 'throw away or remove an iteration',
  'sprints.listHistory': 'scope changes of an iteration, what came in, went out, when it was closed, by whom',
  'preferences.listCustomPrompts':
    'show our extra instructions, rules, guidance for the AI; which do we have',
  'preferences.createCustomPrompt':
    'AI should always, never; from now on; teach, tell or instruct the AI our style, language, tone, terms, house rules for the whole company; new instruction',
  'preferences.updateCustomPrompt':
    'edit, reword, rename or correct an instruction, rule or guidance for the AI',
  'preferences.deleteCustomPrompt': 'remove or stop an instruction, rule or guidance for the AI',
  'preferences.getModelPreferences':
    'which AI, LLM, Claude, GPT, Gemini are we on, do we use, at the moment, currently; provider',
  'preferences.updateModelPreferences':
    'switch, change or set the AI, LLM, Claude, GPT, Gemini; cheaper, better, faster, other, another model, provider, vendor',
  'usage.getTokenUsage':
    'how much money did we spend on AI, costs, price, bill between dates, last quarter, year; consumption, records',
  'usage.getCurrentTokenUsage':
    'AI costs this month so far, now, today, split per model, per task; spending, bill, budget, consumption',
  'projects.list': 'list projects, what projects do we have, all, overview',
  'projects.create': 'start, set up or begin a new project, from a template',
  'projects.get': 'details, settings, agents, counts or status of one project',
  'projects.update': 'rename, archive, pause, describe, configure or edit a project; link knowledge',
  'projects.delete': 'remove, erase, drop or get rid of a project for good, with everything',
  'projects.duplicate': 'clone, same again, a second or another one exactly like it, as a template',
  'projects.listAgentRuns':
    'what has been going on, happened, activity, lately, all jobs, AI tasks, work of agents in a project; log',
  'projects.getLatestExecution':
    'what did each agent write, produce or say the last time they ran; most recent output, result of agents',
  'webhooks.listEvents':
    'what kinds of things, which events can I get notified about, subscribe to, listen to; payload fields, format, look like',
  'webhooks.list': 'which endpoints, callbacks, notifications, integrations do we have set up, all',
  'webhooks.get': 'details, address, configuration or state of one endpoint or callback',
  'webhooks.test': 'ping, check or try my endpoint, URL, callback; reachable, works, arrives, sample',
  'webhooks.listDeliveries':
    'what was sent, did notifications arrive, failed, errors, history, log of calls to our endpoint, last week',
  'webhooks.getDelivery':
    'payload, content, body, answer or attempts of one message, notification, call that was sent',
  'webhooks.replayDelivery':
    'resend, redeliver, retry, repeat a notification that was lost, missed, failed because our server was down',
  'teams.create': 'group people for a site, department, agency client',
  'teams.list': 'which groups for sites are there',
  'teams.get': 'details of a group for sites',
  'teams.update': 'rename a group for sites',
  'teams.delete': 'dissolve a group for sites',
  'teams.listMembers': 'for whom the sites of a group are, people of a group',
  'teams.addMember': 'put somebody into a group, let them see its sites',
  'teams.removeMember': 'take somebody from a group, stop them from seeing its sites',
  'platform.health':
    'is the service, server, site, API up, down, alive, online, working, available; status, outage, version',
}
