/** Who acts, and further things that only controls ask for. */
export const more = {
  staff: `
    employee, staff, administrator, admin, clerk, agent, cashier, operator,
    support team|desk|agent|staff|can|may|employee, supporter, back office, call centre|center, nurse,
    doctor, physician, personnel, manager, supervisor, accountant, accounting, bookkeeper, receptionist,
    our people, colleague, head office, dispatcher, teacher`,
  'staff-accounts': `
   
    employee|staff|nurse|clerk|agent|manager|doctor|operator|admin|administrator|teacher .. log|logs|sign|signs|account|login,
    internal user, admin account, staff account, shared account|login, back office user`,
  'shared-accounts': `
    shared account|login|password|user, common login|account|password, one login for, group account,
    share .. login|password|account`,
  marketing: `
    marketing, newsletter, advertis*, promotional .. mail|email|message|offer, direct mail, campaign`,
  research: `research, study/n, clinical trial, scientific, statistics office`,
  complaint: `complaint, complain*, dispute, ombudsman`,
  'patient-contact': `
    call .. patient, contact .. patient, patient .. reached|contacted|called, letter .. patient,
    message .. patient, reminder .. patient, patient .. reminder|message|letter|email|sms`,
  'choice-of-contact': `
    choose .. how .. contact*|reach*|inform*|notif*, contact preference,
    preferred .. contact|channel|language|way, by sms or|and email, email or sms, choice of channel,
    opt out of .. reminder|sms|email`,
  'patient-portal': `
    patient portal, patients .. see|view|download|access, portal for patients, patient app, patients can,
    patient .. signs|logs in`,
  patches: `
    patch, patches, patched, patching, security update, software update, update .. within # day|days`,
  waf: `waf, web application firewall, attack .. detect*|block*|prevent*`,
  'page-scripts': `
    content security policy, csp, subresource integrity, third-party script, script .. payment page,
    payment page .. script, tracking script, tag manager`,
  'card-reader': `
    card terminal, card reader, pos terminal, payment terminal, point of interaction, pin pad, chip reader,
    contactless reader, self-checkout, swipe .. card, terminal .. card|payment|pay, pay .. terminal`,
  inspects: `inspect/v, inspection, tamper*, seal/n`,
  classified: `
    classif* .. confidential|internal|public|secret, confidentiality level|class, classification`,
  cloud: `cloud, aws, azure, google cloud, saas, hosted by, s3`,
  media: `
    usb stick, usb drive, usb, removable media, tape, external disk|drive, sd card, memory card,
    portable disk|drive`,
  'mobile-device': `
    tablet, laptop, smartphone, phone app, mobile app, mobile device, handheld, on .. phone|phones, android,
    ios, ipad, iphone`,
  'text-spacing': `text spacing, letter spacing, line spacing, line height`,
  'hover-kept': `
    tooltip .. dismiss*|stays|focus|keyboard, hover .. focus|dismiss*, on hover and focus`,
  dialogs: `
    dialog, pop-up, popup, overlay, lightbox, modal, embedded .. player|video|map|widget|form, iframe,
    rich text editor, date picker`,
  'shortcut-off': `
    shortcut .. turned off|disabled|changed|remap*|configur*, shortcut .. ctrl|alt|with,
    turn off .. shortcut`,
  'flash-limit': `not flash, no flashing, three times, three flashes, flash .. at most|than`,
  links: `link/n, hyperlink, read more, click here, download link`,
  'link-text': `link text, link .. says|names|describes|descriptive|tells, descriptive link`,
  'second-way': `
    sitemap, site map, site search, search box|field|function, search .. page|site, table of contents,
    a to z`,
  'several-pages': `
    pages, several pages, every page, each page, all pages, whole site, website, portal`,
  consistent: `
    same place|order|position .. page|pages|screen, on every page, on each page, on all pages, consistent*,
    same order, same name, same label`,
  'gesture-other': `
    button .. instead .. swip*|pinch|gesture, swip* .. or .. button, pinch .. or .. button,
    also by button|buttons|tap, plus and minus button|buttons, without gesture`,
  'press-cancel': `on release, when .. released, press .. cancel*, slide off, before releasing`,
  'motion-other': `
    shake .. or .. button|tap, tilt .. or .. button|tap, motion .. turned off|disabled|button`,
  'drag-other': `
    drag .. or .. button|arrow|click|tap|keyboard|menu|field, instead of dragging, without dragging,
    drag .. alternativ*, also by keyboard, arrow buttons, up and down buttons, move up|down, type .. number,
    slider .. field`,
  'no-surprise': `
    only when .. button|confirm*|press*|click*, told before, warn* .. before,
    not .. until .. button|confirm*|press*, announced .. new window|tab, focus does not|alone`,
} as const
