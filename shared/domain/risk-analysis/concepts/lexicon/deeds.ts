/** What is done, and what keeps it from going wrong. */
export const deeds = {
  computes: `
    calculate, calculation, compute/v, computed, round/v, rounded, rounding, average, percentage, #%,
    percent, multipl*, divide/v, formula, pro rata, prorat*, deduct/v, deducted, add up, sum of, sum/v,
    subtract, weighted, convert/v, conversion of|rate, accrue*, depreciat*, interest rate, aggregate/v,
    median, dosing calculation, for each additional, tiered, minimum charge, plus #%`,
  'per-unit': `
   
    per hour|day|night|kilometre|kilometer|km|kg|kilogram|kwh|litre|liter|person|minute|unit|piece|square|month|started,
    for each|every started`,
  deletes: `
    removed when|after|automatically|once, old entries|records|data .. removed|cleared|dropped,
    cleared when|after|every, emptied, thrown out|away, delete, deletion,
    remove/v .. account|record|file|user|document|data|item|entry|photo|project|customer|patient, erase,
    erasure, purge, wipe, discard, anonymise|anonymize, destroy`,
  irreversible: `
    cannot be undone|reversed|changed|edited|cancelled|recalled, can not be undone|reversed,
    can no longer be, no longer be changed|edited|cancelled, irrevocabl*, irreversibl*, permanently,
    permanent deletion, final submission, finally submit*, submit .. final, finalise|finalize,
    close/v .. account|period|year|case|register, closed for good, is final, are final,
    bulk delete|update|send|edit|change, mass .. mail|message|update, all at once, send to all,
    factory reset, reset all, publish, goes live, overwrite, dispense, release .. payment, decommission,
    disposal, dispose*, expire, forfeit*,
    cancel/v .. booking|order|subscription|reservation|contract|trip|appointment|course, cancellation,
    terminat* .. contract|account, merge/v .. account|record|customer|patient`,
  undo: `
    undo, undone within, restore/v, restored, soft delete, recycle bin, trash, recover/v, can be revoked,
    grace period, version history, roll back, rollback, revert, cooling off`,
  confirms: `
    confirm/v, confirmation dialog|step|prompt|page, ask .. confirm, are you sure, second confirmation,
    review .. before, double check, preview .. before`,
  approval: `
    approve, approval, approver, four eyes, two person, second person, second nurse|doctor|manager|clerk,
    sign off, countersign, dual control, released by, releases it|before,
    authorise|authorize .. payment|request|order, endorse`,
  imports: `
    replaces the whole|entire|complete|old|existing catalogue|catalog|list|data|table|stock, import/v,
    import/n, csv, bulk upload, spreadsheet, excel, xml file, batch file, nightly file, data feed, edi,
    load .. file, parse/v`,
  exports: `
    export/v, export/n, download/v, csv, excel, pdf report, extract/n, print/v, share/v, share with,
    send .. report|list|data|record|copy|summary, published, publish, public page`,
  shares: `
    share/v, shared with, disclose, pass on, passed on|to .. third|partner|insurer|other, third party,
    third parties, partner company|organisation|organization|hospital|system,
    send/v .. to .. insurer|authority|partner|provider|bank|tax|lab|company, transmit*,
    transfer/v .. data|record|file, public link, exchange/v .. data, forward/v .. to`,
  migrates: `
    migrate, migration, legacy system|data|application|database, old system,
    existing system|data .. move|import|transfer|convert|replace*, replace .. system, cut over, cutover,
    take over .. data|record, convert .. data|record, decommission`,
  syncs: `
    sync, synchronise|synchronize, synchronisation|synchronization, replicate, replica, cache, cached,
    offline, up to date, real time, live update, poll, polling, eventual consistency, two-way, both systems,
    mirror/v, master data, merge/v .. change|entry, without connection|network|internet|signal,
    no network|connection|signal|reception, loses connection|network|signal, connection is lost,
    back online, reconnect, connection drops, signal loss`,
  concurrent: `
   
    two|several|both|many .. change|edit|save|update|book|reserve|press|take|open|claim|bid|sell|pick|write|scan|start .. same|one,
    two|several|both .. change the|edit the|save the|book the|take the|open the, when two, if two,
    replaces the other, later one replaces|wins, last one wins, last change|save|entry wins,
    while .. other is|are|still, meanwhile, in the meantime, someone else, concurrent, concurrently,
    simultaneous, simultaneously, at the same time, same moment,
    two users|people|customers|clerks|persons|members|requests|devices|nurses|agents|staff|editors|players|tabs,
    several users|people|clerks|requests, race condition, parallel, double booking, double booked,
    doubly booked, overbook*, overlapping, overlap/v, conflict/n,
    lock/v .. record|row|document|seat|item|stock|for editing, optimistic lock*, last write, first come,
    at once, both users, multiple users|devices|tabs|clerks|people, another user .. changed|edit*,
    someone else .. changed|edit*, by somebody else, already taken, already reserved, taken .. meanwhile`,
  repeats: `
    twice, duplicate, double click, double submission, retry/v, retries, resend, resubmit, submitted again,
    repeated request, idempotent, idempotency, same request, more than once, only once, exactly once,
    at most once, once per, one per customer|person|user|household|account, reload .. page, back button`,
  schedules: `
    #time, #date, on monday|tuesday|wednesday|thursday|friday|saturday|sunday,
    time of the customer|user|server|country|browser|phone|store, count by the time, of the day before,
    within a week|day|month|year, a week, next day|month|week|year,
    end of every|each month|day|year|quarter, counted in days|hours|months, on the first, last day,
    deadline, due date, expiry, expire, expiration, expires, schedule/n, schedule/v, scheduled, time zone,
    timezone, daylight saving, midnight, utc, calendar, recurring, every day|night|month|week|year|hour,
    daily, nightly, weekly, monthly, yearly, annually, cron, #day|#days .. before|after,
    #hour|#hours .. before|after, # days|hours|minutes .. before|after, hours|days|minutes|weeks before,
    business day, working day, public holiday, weekend, leap year, end of month, start time, end time,
    cut-off, cut off, time slot, opening hours, reminder .. before|after|day|days|hour|hours, period,
    validity, valid until|for|from, overnight, retention period, within # day|days|hour|hours, latest by,
    no later than`,
  workflow: `
    status, workflow, stage, step/n .. process|approval, transition, in review, draft/n, pending, submitted,
    approved, rejected, cancelled, canceled, closed, reopened, reopen, archived, completed, escalat*,
    queue/n, assigned to, handover, hand over, process/n .. application|claim|request|order, lifecycle,
    life cycle, on hold, suspend*`,
  transition: `
    moves|move/v to|back|on, changes|change/v to, becomes, is set to, goes back to, is then, is now,
    returns to, status .. changes, from .. to .. state|status, switches|switch/v to`,
  notifies: `
    get|gets|getting .. mail|e-mail|email|sms|call|push|text, receive* .. mail|letter|sms|call|text,
    mail when|if|to|with|every, sends a mail|text|message, is called, are called, is informed, are informed,
    is told, are told, told by, notify, notification, alert/n, alert/v, alarm, reminder, remind,
    send .. email|e-mail|mail|sms|text|message|notification|reminder|confirmation|letter, is|are|be emailed,
    e-mailed, receive .. email|e-mail|sms|message|notification|reminder|alert, push message|notification,
    sms, text message, escalation, page/v .. on-call|doctor, newsletter, recall notice, warn/v,
    warning .. sent, inform .. by`,
  searches: `
    search/v, search/n, filter/v, filter/n, query/n, sort/v, autocomplete, find .. by, look up, lookup`,
  reports: `
    report/n, dashboard, statistic, figures, kpi, metric, analytics, turnover, forecast, totals,
    monthly report, evaluation report|of, invoice list, tax return, balance sheet, ranking, leaderboard,
    tally, sum per, total per`,
  decides: `
    turned down,
    refused|rejected|declined|accepted|selected|ranked|sorted out by the system|program|software|algorithm|machine,
    the system decides|refuses|rejects|declines|selects|picks|ranks|chooses|sorts, below # points,
    fewer|less than # points, points or more, blacklist, black list, score of, banned, ban/v,
    blocked automatically, suggested by the system,
    automatically approve*|reject*|decide*|assign*|accept*|decline*|deny|denied|rank*|block*|classif*|score*|match*|flag*|select*|suggest*,
    is|are|be automatically rejected|approved|declined|blocked|ranked|accepted|assigned,
    credit score|check|rating, scoring, algorithm, machine learning, ai model, artificial intelligence, ai,
    ml model, model predicts|prediction, predict/v, prediction, profiling, eligib*, risk score|class,
    rank/v, ranking of .. applicant|candidate, shortlist, screening tool,
    recommend .. candidate|treatment|product, recommendation engine, chatbot, generated by ai,
    without human, underwriting`,
  identifies: `
    identify .. patient|customer|person|sample|parcel|animal|child|visitor, identification of, barcode,
    bar code, qr code, rfid, wristband, scan/v,
    match/v .. record|person|patient|customer|name|payment|sample, merge/v,
    duplicate record|customer|patient|account|person|entry, same name, unique id|identifier|number,
    assigned to .. wrong, mix up, namesake, identity .. check*|verif*, verify .. identity,
    proof of identity, sample id, patient id, ear tag, licence plate, license plate, number plate,
    right patient`,
  uploads: `
    upload/v, upload/n, attach/v, attachment, file upload, drag and drop .. file,
    photo .. add*|take*|upload*, document .. submit*, import .. file`,
  'free-text': `
    comment/n, comment/v, free text, free-text, description field, message field, rich text, markdown,
    text field|area, textarea, search box|term, chat, forum, post/v, bio, feedback, user generated,
    guestbook, wiki, add .. message|note|link, write .. message|note|review|text, write/v .. review`,
  enters: `
    enter/v, type/v, typed, fill in|out, input/n, input/v, form/n, field, submit/v, sign up, upload/v,
    free text, text box, specify, provide .. name|address|email|number|detail|date, required, mandatory,
    scan/v, key in, data entry, record/v .. reading|value|dose|weight`,
} as const
