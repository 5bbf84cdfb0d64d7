/** The same for what is asked about websites and their visitors. */
export const websitesAskedAs: Readonly<Record<string, string>> = {
  'websites.create':
    'add, start or set up tracking, analytics, statistics, counting visitors for my shop, site, page, domain',
  'websites.list': 'which sites, domains are tracked, all',
  'websites.get': 'details, domain or site key of one site, tracker code',
  'websites.update':
    'rename, change time zone or domain of a site; share its dashboard by a link, end that link; restrict the site to a team; ignore, exclude, block, filter our own IP, office address, paths, hosts, referrer spam',
  'websites.delete': 'remove a site, stop tracking, erase all its visitors and statistics for good',
  'websites.transfer': 'hand over, move, give, sell a site to another organization, company, client or team',
  'websites.eraseVisitor':
    'right to be forgotten, delete, erase, remove one visitor, person, user, customer, GDPR article 17 request',
  'websites.exportVisitor':
    'right of access, what is known, stored, kept of one visitor, person, user, customer, GDPR article 15 request',
  'websites.listReceipts':
    'prove, proof that a visitor was erased, that salts were destroyed; receipts, chain of hashes, verify',
  'websites.reset': 'start counting from zero, clear, empty, wipe statistics of a site but keep it',
  'websites.export':
    'download, back up, take with me all events, raw data, whole history of a site as a file, NDJSON',
  'websites.getExport': 'is the download, backup, import, rebuild of a site ready; its link, progress',
  'websites.rebuild': 'restore, recover, repair, recount lost or wrong statistics of a site from its archive',
  'websites.openExport': 'fetch, save the file of a site that was exported, by its link',
  'websites.getPrivacyPolicy':
    'what is collected of visitors, cookies, GDPR, do not track, consent, retention, addresses kept',
  'websites.updatePrivacyPolicy':
    'require consent, honour do not track, GPC, anonymise IP, how long data is kept, contact, countries that are not counted',
  'replays.list': 'watch what visitors do, session replays, recorded visits, rage clicks, dead clicks',
  'replays.getManifest': 'is a session replay complete, gaps and chunks of a recording',
  'replays.delete': 'remove, forget, delete a session replay of a visitor',
  'heatmaps.list': 'which heatmaps, click maps of pages of a site are there',
  'heatmaps.create': 'make a heatmap, click map, scroll map of a page on phones, desktop',
  'heatmaps.get':
    'where do people click, tap on a page, how far do they scroll, hot spots, dead and rage clicks on elements',
  'heatmaps.delete': 'remove a heatmap, click map of a page',
  'reports.getStats':
    'how many visitors, page views, visits, bounce rate, time on site had my site; traffic, compared with before',
  'reports.getPageviews': 'traffic over time, per hour, day, month; trend, chart, curve of visitors',
  'reports.getMetrics':
    'top pages, referrers, sources, channels, browsers, devices, countries, cities, campaigns, utm, events',
  'reports.getExpandedMetrics': 'bounces, visits, time for each page, country, browser, source',
  'reports.getActiveVisitors': 'who is online, on the site right now, live, current visitors',
  'reports.getDateRange': 'since when, until when is there data of a site, first and last event',
  'reports.getFunnel': 'conversion, steps to the order, where do visitors drop out, are lost',
  'reports.getRetention': 'returning visitors, cohorts, do they come back, loyalty',
  'reports.getGoal': 'conversion rate of a page or event, how many signed up, bought',
  'reports.getJourneys': 'paths, ways, flow of visitors from page to page, what next',
  'reports.getCampaigns': 'utm source, medium, campaign; newsletters, advertising',
  'reports.getAttribution': 'first click, last click, which channel brings orders, sign-ups',
  'reports.getRevenueMetrics':
    'sales, turnover, earnings by region, by referrer, by channel; which source brings the money',
  'reports.getRevenue': 'sales, turnover, money earned by events, per country, currency',
  'reports.getBreakdown': 'cross table, several dimensions together, browser and country',
  'savedReports.list': 'all kept reports, funnels, goals of a site',
  'savedReports.create': 'keep, store a funnel, goal, journey for later',
  'savedReports.get': 'parameters of one kept report',
  'savedReports.update': 'rename a kept report, other steps, window',
  'savedReports.delete': 'remove a kept report',
  'segments.list': 'all kept filters, audiences of a site',
  'segments.create': 'keep filters, audience, group of visitors under a name',
  'segments.delete': 'remove kept filters, audience',
  'activity.getRealtime': 'what happens on the site this very minute, live feed of the last half hour',
  'activity.listEvents': 'log, stream of single hits: clicks, custom events, pages, one by one',
  'activity.getEventSeries':
    'how often buttons, sign-ups, custom events happened per day, hour; trend of events',
  'activity.listRevenueSessions': 'who paid, ordered, bought; buyers, customers, paying visitors one by one',
  'activity.listSessions': 'who came, list of single people, visitors, users one by one, find a customer',
  'activity.getSession': 'one person, one visitor: device, country, first and last seen',
  'activity.getSessionActivity': 'path, steps, clickstream of one person, what a visitor did',
  'activity.getSessionProperties': 'plan, traits, attributes of an identified user',
  'activity.getSessionStats': 'number of people, countries, events of a site',
  'activity.getSessionsWeekly': 'busiest hour, weekday, best time of day, heat of the week',
  'activity.listValues': 'which browsers, pages, countries, campaigns exist; choices for a filter',
  'reports.getPerformance':
    'slow pages, loading time, core web vitals, LCP, INP, CLS, speed of real visitors',
  'reports.getPerformanceStats': 'percentiles of web vitals: how fast is the site altogether',
  'reports.getPerformanceChart': 'did the site get slower, faster: one web vital over time',
  'reports.getPerformanceMetrics': 'which page, browser, device is slow: a web vital of each',
  'reports.getEngagement': 'reading time, time on page, scroll depth, attention of each page',
  'reports.getErrors': 'JavaScript errors, exceptions, crashes in browsers of visitors',
  'properties.getEventStats': 'how many custom events, by how many people, of how many names',
  'properties.listEventData': 'custom events one by one with their payload, data, attributes',
  'properties.getEventData': 'payload, data, attributes of one single event',
  'properties.getEventDataEvents': 'which properties, values were sent with an event',
  'properties.getEventDataFields': 'names of all properties of custom events',
  'properties.getEventDataProperties': 'properties of each custom event, how often',
  'properties.getEventDataStats': 'how much event data there is: events, properties, records',
  'properties.getEventDataValues': 'values of a property: which plans, sizes, colours were chosen',
  'properties.getSessionDataProperties': 'which traits of identified users are known',
  'properties.getSessionDataValues': 'how many identified users have each plan, role, country of a trait',
  'properties.getSessionDataStats': 'what users of each plan, role, trait do: visits, views, events',
  'websites.listMine': 'which sites may I see, count, pages by number',
  'websites.getLedger':
    'how many hits, visits, events were stored, dropped, lost, refused; why is traffic missing, bots',
}
