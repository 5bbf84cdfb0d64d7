/** Rights of people over their data, and how demands of law are met. */
export const rights = {
  consent: `
    consent, opt-in, opt in, agree to, agreement of .. user|customer|patient,
    permission of .. user|person|patient|parent, accept .. terms|privacy|cookie, cookie banner`,
  'consent-given': `
    consent .. before|given|obtain*|ask*|explicit|required|stored|record*|collect*|checkbox|first|only,
    ask .. consent, obtain .. consent, explicit consent, opt-in, opt in, with .. consent,
    without .. consent, only .. agreed|consent*, agree .. privacy|processing, cookie banner, consents to,
    gives consent, record .. consent`,
  'consent-withdrawn': `
    withdraw .. consent, consent .. withdraw*|revok*, revoke .. consent, unsubscribe, opt out, opt-out,
    unsubscribed, object .. to .. use|processing|marketing, withdrawal of consent,
    change .. cookie .. settings`,
  'parent-consent': `
    parental consent, consent .. parent|guardian, parent .. consent*|agree*|confirm*|approve*,
    guardian .. consent*|agree*|confirm*|approve*, age check|verification, verify .. age`,
  'privacy-notice': `
    privacy policy|notice|statement, data protection notice|information,
    informed .. data|purpose|processing,
    inform .. user|customer|patient|person|visitor .. data|purpose|processing|used|stored,
    explain* .. data .. used|why, tell* .. which data|what data|why, transparen* .. data`,
  'subject-access': `
    request .. copy|own data|their data|my data, copy of .. data|record,
    download .. own|their|my .. data|record, export .. own|their|my .. data, subject access, access request,
    right of access, view .. own|their|my .. data|record|personal,
    see .. own|their|my .. data|record|stored, data .. stored about, inspect .. record|data`,
  rectification: `
    correct .. own|their|my|personal|wrong .. data|detail*|information|record,
    change .. own|their|my .. data|address|email|profile|detail*|phone|name,
    update .. own|their|my .. data|address|email|profile|detail*|phone|contact,
    edit .. own|their|my .. data|address|email|profile|detail*, edit profile, rectif*, correction request,
    request .. correction|amendment, amend*`,
  erasure: `
    delete .. account|profile|own data|their data|personal data|my data, erase .. data|account,
    account deletion, deletion of .. account|data, right to be forgotten, request .. deletion|erasure,
    data .. deleted|erased .. on request, close .. account,
    anonymise|anonymize .. user|customer|data|account, on request .. deleted|erased`,
  restriction: `
    restrict .. processing, processing .. restrict*, block .. processing|data, freeze .. data|profile,
    limit .. use of .. data, suspend processing`,
  portability: `
    machine-readable, machine readable, data portability, export .. own|their|my .. data|history|record,
    download .. own|their|my .. data|history .. json|csv|xml, csv .. own|their|my,
    transfer .. data .. provider|another`,
  objection: `
    object .. to|against .. processing|marketing|use, objection, opt out, opt-out, unsubscribe,
    do not track, decline .. marketing|tracking|cookie*, refuse .. marketing|tracking|cookie*`,
  'human-review': `
    human review|decision|check|intervention,
    reviewed by .. person|human|clerk|officer|manager|doctor|staff|employee|recruiter,
    manual review|check|decision, person .. review*|decide*|check*, appeal/v, appeal .. decision,
    contest .. decision, clerk .. decide*|review*|check*, officer .. decide*|review*, final decision .. by,
    confirmed by .. doctor|clerk|person|officer`,
  retention: `
    retention, retain*, kept .. #|for|until|as long|year|years|month|months|day|days,
    keep .. for #|year|years|month|months|day|days, keep .. # year|years|month|months|day|days,
    deleted after, delete* .. after .. #|day|days|month|months|year|years, erased after, erase* .. after,
    purged after, purge* .. after, anonymised|anonymized after,
    stored .. for #|year|years|month|months|day|days, store .. # year|years|month|months|day|days,
    storage period, automatically delete*|deleted|erase*|purge*|anonymi*,
    #years|#months|#days .. delete*|erase*|archive*`,
  'retention-ends': `
    deleted after, delete* .. after .. #|day|days|month|months|year|years|#days|#months|#years|#hours,
    erased after, erase* .. after, purge* .. after, purged after, anonymised|anonymized after,
    automatically .. delete*|erase*|purge*|anonymi*, retention period, kept no longer than,
    at most .. then delete*|erase*, delete* .. when .. no longer`,
  minimisation: `
    only .. necessary|needed|required .. data|field|information, minimum .. data|information, data minimi*,
    no more data than, not ask for, must not ask, without asking for, collects only, only asks for,
    necessary for, minimum necessary, pseudonym*, anonymous, anonymously, without .. name,
    without .. account`,
  'purpose-limit': `
    only .. used for, used only for|to, purpose, not .. used for .. other|marketing|advertising,
    must not be used for, no other purpose, solely for`,
  accuracy: `
    verify .. email|address|phone|identity, confirm .. email|address|phone, double opt-in,
    validated against, kept up to date, keep .. up to date, correct .. data,
    verified .. email|address|phone, confirmation link, duplicate .. merge*|detect*, plausib*`,
  processor: `
    processor, third party, third parties, cloud provider|service|storage,
    payment provider|processor|gateway, external provider|service|company, subcontractor, service provider,
    hosted by, hosting provider, mail provider, sms provider|gateway, analytics provider|service,
    google analytics, outsourc*, supplier, vendor, partner company, business associate`,
  'processor-bound': `
    contract .. provider|processor|supplier|vendor, data processing agreement, dpa,
    business associate agreement, baa, agreement with .. provider|processor|partner|supplier,
    provider .. certified|contract*, sla with`,
  'third-country': `
    third country, outside .. eu|eea|europe|union, in the us|usa|united states|india|china,
    us servers|cloud|region|provider, american .. provider|cloud, transfer .. abroad,
    international transfer, offshore, data .. abroad, worldwide data cent*, eu only, within the eu|eea,
    stored in .. germany|eu|europe, data residency, hosted in`,
  'third-country-guard': `
    eu only, only .. within the eu|eea, within the eu|eea, stored in .. germany|eu|europe,
    hosted in .. germany|eu|europe, standard contractual clause, adequacy, data residency,
    remain* in .. eu|eea|germany|europe`,
  'automated-person': `
    applicant, candidate, credit, loan, insur*, tenant, patient, employee, benefit, eligib*, customer,
    student, pupil, citizen, driver, claim/n, asylum, person`,
  'records-processing': `record of processing, processing record, register of processing`,
  'impact-assessment': `impact assessment, dpia`,
  'large-scale-risk': `
    biometric*, face recognition, facial recognition, video surveillance, surveillance, cctv,
    location tracking, profiling, scoring, genetic*, large-scale, systematic* monitor*, employee monitoring,
    monitor .. employee|worker`,
  'privacy-default': `
    privacy by default, private by default, off by default, not .. public .. by default,
    default .. private|off|hidden|none, opt-in, opt in, hidden by default, deselected|unchecked .. default,
    not preselected, not pre-ticked, pre-ticked`,
  'choice-of-sharing': `
    share/v, public profile, visibility, privacy setting, who can see, profile .. visible,
    publish .. profile|photo|name, leaderboard, newsletter, cookie, tracking, location sharing,
    notification setting, marketing`,
  'breach-notice': `
    notify .. authority|supervisory|affected|breach|regulator, breach .. notif*|report*|within,
    report .. breach|data leak, inform .. affected .. breach|leak|incident,
    affected .. person|people|customer|patient|user .. inform*|notif*, 72 hours`,
  'patient-authorisation': `
    authorization .. patient, authorisation .. patient, patient .. authori*|consent*|agree*|permission,
    consent of the patient, patient consent, with .. patient's consent`,
  'disclosure-account': `
    disclosure .. record*|log*|account*|list, accounting of disclosures,
    record .. disclosure|whom|who received, log .. disclosure|shared|sent|export*,
    whom .. record .. sent|given|disclosed`,
  dispose: `
    dispose*, disposal, wipe .. device|disk|media, shred*, destroy* .. media|disk|document|paper|data,
    secure deletion|erase, securely delete*|erase*|wipe*, end of life .. device|disk`,
  training: `
    training .. security|privacy|staff|employee, awareness, trained in, staff .. trained`,
  'customer-commitments': `
    service level, sla, terms of service|use,
    customers .. informed|notified .. change|outage|maintenance|incident, status page, maintenance window,
    announce*, release notes, contract*`,
  'processing-checks': `
    validate, validation, validated, reconcil*, checksum, completeness check, plausib*, reject* .. invalid,
    duplicate .. detect*|reject*|prevent*, control total, error report, cross-check, verified against,
    matched against, exception list`,
  processing: `
    calculate, compute/v, process/v, import/v, batch, transaction, order, payment, invoice, booking,
    posting, calculation, transfer, reconcil*, settlement, payroll, claim/n, report/n`,
  'confidential-disposed': `
    securely delete*|erase*|wipe*, delete* .. after .. #|day|days|month|months|year|years|contract,
    destroy*, erased after, erase* .. after, purged after, purge* .. after, deleted after, retention period,
    wipe`,
} as const
