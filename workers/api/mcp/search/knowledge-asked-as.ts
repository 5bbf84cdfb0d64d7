/** The same (`askedAs`) of what knowledge bases and files of projects are asked for. */
export const knowledgeAskedAs: Readonly<Record<string, string>> = {
  'crawls.start':
    'scrape, spider, index, import, read, ingest or mirror a website, web pages, site, docs, help center by its URL; sitemap; again every night, daily, weekly',
  'crawls.list': 'which websites were scraped, imported, read; when, how many pages; earlier crawls',
  'crawls.get':
    'is the crawl, import, scrape of the site done; how far, progress, what failed, why was a page left out',
  'crawls.listAddresses':
    'content inventory, list of URLs, pages, links of the site; which are new, changed, gone, missing, duplicates, blocked by robots.txt',
  'crawls.cancel': 'stop, abort, end a crawl, scrape, import of a site; no longer every night, unschedule',
  'exams.start':
    'evaluate, benchmark, measure, test the quality of search, retrieval, RAG of a knowledge base; nDCG, recall; did the change, re-index make it better or worse; generate a test set',
  'exams.list': 'earlier evaluations, benchmarks, quality of search over time; how good was retrieval before',
  'exams.get':
    'result, score, figures of an evaluation; compare two benchmarks, before and after, better or worse, significant; is it done',
  'exams.cancel': 'stop, abort, end, kill an evaluation, benchmark, test run of search that is under way',
  'exams.listResults':
    'which questions fail, are not found, at which rank, were worst, regressions of search, retrieval; per question scores',
  'exams.addQuestions':
    'add test questions, golden answers, ground truth, relevance judgements, eval set of a knowledge base by hand',
  'exams.listQuestions': 'show the test questions, golden set, ground truth, eval set of a knowledge base',
  'exams.deleteQuestion': 'remove, drop a test question, golden answer from the eval set',
  'exams.keepClick': 'record feedback, a click on a search result, source, hit that was opened, was helpful',
  'drive.getConnection':
    'is Google Drive connected, linked, still working; whose account; lost access, reconnect',
  'drive.listChoices': 'browse, show, find folders in Google Drive, shared documents to pick from',
  'drive.addFolder':
    'import, ingest, index, read, sync a Google Drive folder, docs, sheets, slides; sync again now, refresh from Drive',
  'drive.listFolders':
    'which Google Drive folders are synced, imported; when last, how many files, what failed, why was a file left out',
  'drive.removeFolder': 'stop syncing, unlink, detach a Google Drive folder and drop its files',
  'knowledgeBases.list':
    'which collections, libraries or sets of documents, docs, manuals, files do we have, all',
  'documents.list': 'which documents, uploads, attachments are in a base; what is in the library',
  'documents.get':
    'is my upload ready, processed, parsed, indexed; why did it fail; progress of one document',
  'documents.delete': 'throw away, erase or remove a document from a base',
  'documents.getText': 'read, show or open the words, content or full text of a document; what does it say',
  'documents.getOutline': 'table of contents, chapters, sections, headings, slides or pages of a document',
  'documents.getPreview': 'download, open or view the original document; a link to it',
  'documents.reindex': 'parse, process or index all documents of a base again, refresh, rebuild',
  'documents.listAll': 'every document everywhere, all uploads of the company, those that failed',
  'projectFiles.list': 'which documents, uploads, attachments does a project have',
  'projectFiles.get': 'is the upload of a project ready, processed, indexed; why did it fail',
  'projectFiles.delete': 'throw away or remove a document of a project',
  'projectFiles.getText': 'read the words or full text of a document of a project',
  'projectFiles.getOutline': 'table of contents, chapters, headings or pages of a document of a project',
  'projectFiles.getPreview': 'download, open or view the original document of a project',
  'projectFiles.reindex': 'parse, process or index documents of a project again',
  'projectFiles.getIndexingStatus': 'how far are the uploads of a project, what is still processing',
  'files.open': 'fetch or download a document by its link',
  'search.base':
    'ask, search, look up, find out from our documents, handbook, manual, wiki, policies; question answering, RAG, chat with documents, citations, semantic search',
  'search.project': 'chat with a project; ask its documents and linked bases',
  'search.organization': 'search everything, company-wide, across all bases',
  'sharing.list': 'who else can see or search a base; partners, other organizations',
  'sharing.share':
    'give another company, customer or partner access to a base; offer, invite, grant, permission',
  'sharing.end': 'revoke, withdraw or take back the access of another organization, or an offer',
  'sharing.listReceived':
    'what do other companies, partners or suppliers offer us or share with us; pending offers, invitations to bases',
  'sharing.accept': 'accept, approve or take a base that a partner offers us',
  'sharing.decline': 'decline, reject or refuse a base that a partner offers us',
  'sharing.leave': 'remove, leave or get rid of a base that another organization shares with us',
  'sharing.getPublic': 'what is this public base, help centre, FAQ',
  'sharing.searchPublic': 'ask a public base, help centre or FAQ without an account',
  'masterContexts.get': 'background, briefing, summary or overview of a project; what is it about',
  'masterContexts.put': 'write or edit the background, briefing or overview of a project',
  'contentPlanning.analyze':
    'find content types, templates and duplicates in the pages of an old site; plan a migration',
  'contentPlanning.listFiles': 'which files and crawled pages does the content plan or migration cover',
  'contentPlanning.listAnalyses': 'which content analyses were made, is one still running',
  'contentPlanning.getAnalysis':
    'recommended content types, fields, mappings and near-duplicate pages of a migration',
  'contentPlanning.getContentTypes':
    'which content types, templates or models and fields does the new site have',
  'contentPlanning.saveContentTypes':
    'define, rename or edit content types and their fields for a content management system',
  'contentPlanning.preview': 'what would a page look like after the migration, as structured content',
  'contentPlanning.getPages':
    'which page becomes which content type, what is the migration status of each page',
  'contentPlanning.savePages':
    'assign pages to content types, override fields, mark pages as migrated or skipped',
  'contentPlanning.getNavigation': 'menu, sitemap or information architecture of the new site',
  'contentPlanning.saveNavigation':
    'change or rearrange the menu, sitemap or navigation tree of the new site',
  'masterContexts.generate': 'summarise the documents of a project, make a briefing of them',
  'knowledgeBases.listTools': 'which tools of voice agents does a base have',
  'knowledgeBases.createTool': 'add a tool for a voice agent, phone bot: FAQ, lead collection, booking',
  'knowledgeBases.getOutboundContext': 'what are voice agents told before they call',
  'knowledgeBases.saveOutboundContext': 'write what voice agents should know before outbound calls',
  'knowledgeBases.create':
    'new place, library or collection for our product docs, documents, manuals, wiki, files, so that the AI can draw on them, know, learn',
  'knowledgeBases.get': 'details or status of one collection of documents',
  'knowledgeBases.update':
    'make public, private, share, publish, hide, rename, describe a collection of documents, open to everybody',
  'knowledgeBases.delete': 'remove, erase or get rid of a collection of documents, for good',
}
