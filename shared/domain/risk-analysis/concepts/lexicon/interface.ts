/** What people see and use: pages, media, forms. */
export const inter = {
  ui: `
    put on the website|page, on the website, page, website, web site, screen, form/n, button, dialog, menu,
    web app, mobile app, app, portal, dashboard, link/n, field, display/v, displayed, shown, show/v,
    browser, kiosk, touch screen, touchscreen, checkbox, drop-down, dropdown, list box, tab/n, popup,
    pop-up, banner, icon, click/v, tap/v, homepage, user interface, widget, wizard, terminal, online,
    interface .. user`,
  'web-ui': `
    page, website, web site, web app, mobile app, app, portal, browser, form/n, button, dialog,
    online shop|store|form|booking, screen, touch screen, touchscreen, kiosk, dashboard, link/n, checkbox,
    drop-down, dropdown, click/v, tap/v, field, popup, pop-up, menu, user interface, widget`,
  pages: `page, website, web site, portal, site, screen, homepage, wizard, online shop|store`,
  images: `
    image, photo, picture, icon, logo, chart, graph/n, diagram, map/n, thumbnail, illustration, infographic,
    avatar, gallery, plan/n .. seat|floor, seat map, floor plan, heat map, signature image, captcha,
    barcode, qr code, drawing, x-ray`,
  charts: `
    chart, graph/n, diagram, map/n, seat map, floor plan, heat map, traffic light, progress bar,
    calendar view, timeline, icon, button, control/n, form/n, field`,
  captcha: `captcha, recaptcha, puzzle .. human, prove .. human`,
  video: `
    video, film, movie, recorded lecture|lesson|course|webinar|meeting, training clip, tutorial clip,
    livestream, live stream, webinar, video call|conference`,
  'video-recorded': `
    video, film, movie, recorded lecture|lesson|course|webinar|meeting, training clip, tutorial clip`,
  audio: `
    audio, podcast, voice recording|message|memo, sound, music, speech output, text-to-speech,
    spoken announcement, playlist, song, radio`,
  'audio-recorded': `
    podcast, audio file|guide|track|book|recording|clip, audiobook, voice message|memo|recording,
    recorded lecture|call|lesson, song, music`,
  'live-media': `
    live stream*, livestream*, live video|broadcast|webinar|lecture, webinar, streamed live, broadcast live,
    video conference`,
  autoplay: `
    autoplay, auto-play, auto play, plays automatically, play* .. automatically,
    start* .. automatically .. sound|video|audio|music, background music, notification sound, chime`,
  captions: `caption, subtitle, sign language`,
  transcript: `transcript, text version .. audio|video|podcast`,
  'audio-description': `audio description, audio-described, described video`,
  'alt-text': `
    alt text, alternative text, text alternative, alt attribute, described .. text,
    description .. image|photo|picture|chart|map|icon, image .. description, photo .. description,
    accessible name, text label .. icon`,
  colour: `
    in|by|whose colour|color, colour|color .. shows|means|indicates|tells|marks|of the button,
    colour-coded|color-coded, color coded, in red, in green, in orange, in yellow,
    turns red|green|yellow|orange, shown red|green, marked red|green, traffic light, greyed|grayed out,
    red border|dot|text|light|marker|banner|icon, green border|dot|text|light|marker|banner|icon,
    yellow|amber|orange dot|light|marker|banner|text`,
  'not-colour-alone': `
    not .. colour|color alone|only, not only .. colour|color, not by colour|color,
    colour|color .. and .. text|icon|symbol|label|pattern, text|icon|symbol|label|pattern .. colour|color,
    beside|besides|addition .. colour|color, colour-blind, color-blind, colour blind, color blind`,
  contrast: `contrast`,
  'text-resize': `
    zoom, enlarge* .. text|font, font size, text size, resize .. text, large print, 200 percent, 200%,
    magnif*`,
  reflow: `
    responsive, small screen, 320, narrow screen, mobile view|layout, phone and desktop,
    without .. horizontal scroll*, reflow`,
  orientation: `
    orientation, portrait .. landscape, landscape .. portrait, landscape mode, portrait mode,
    rotate* .. device|screen|tablet|phone`,
  keyboard: `
    keyboard, tab key|order, without .. mouse, shortcut, hotkey, key combination, arrow key|keys, enter key,
    escape key`,
  'keyboard-operable': `
    by keyboard, with .. keyboard, keyboard-only,
    keyboard operable|operation|accessible|navigation|use*|alone|access,
    keyboard .. operat*|reach*|use*|alone, without .. mouse, operab* .. keyboard, operat* .. keyboard`,
  'char-shortcut': `
    shortcut, hotkey, single key, key press .. letter, press* .. key .. to, keyboard shortcut`,
  'focus-visible': `
    focus .. visible|visibly|indicator|ring|outline|highlight*|shown, visible focus, focus indicator`,
  'focus-order': `
    focus order, tab order, order .. focus, logical order, focus .. order|moves|set|returns`,
  'screen-reader': `
    screen reader, screenreader, assistive technolog*, voiceover, nvda, jaws, talkback, aria, braille`,
  gesture: `
    swipe, pinch, gesture, two fingers, multi-touch, multitouch, long press, draw .. path|pattern, shake`,
  motion: `
    shake, tilt, device motion, gyroscope, accelerometer, motion sensor, wave .. phone|device`,
  drag: `drag, dragged, dragging, drag-and-drop, slider, sortable, reorder`,
  pointer: `
    click/v, tap/v, touch, mouse, button, pointer, swipe, drag, touchscreen, touch screen, icon`,
  'target-size': `
    target size, touch target, button size, large button, button .. large enough, #px, #pixels, # pixels,
    tap target`,
  hover: `
    hover, hovers, hovering, mouse over, mouseover, tooltip, tool tip, popover, submenu, flyout`,
  'time-limit': `
    countdown, timer, time limit,
    expire* .. after # minute|minutes|second|seconds|#minutes|#minute|#seconds,
    session .. timeout|time|expire*|end*, session timeout,
    #minutes|#minute|#seconds .. to complete|pay|answer|finish|confirm,
    held|reserved|kept|blocked .. for #minutes|#minute|#seconds, logged|signed out .. after|automatically,
    log|logs|sign|signs out .. after|automatically, inactivity, exam duration, auction .. end*, times out,
    time out`,
  'time-adjustable': `
    extend .. time|session|limit|minute*, more time, time .. extend*|extension,
    warn .. before .. expire*|end*|log*|session|timeout,
    warning .. before .. expire*|end*|log*|session|timeout, turn off .. limit|timer, extra time`,
  moving: `
    carousel, slideshow, slide show, animation, animated, scrolling text, ticker, marquee, auto-refresh,
    refreshes automatically, refresh* .. every, updated every,
    automatically .. refresh*|update*|scroll*|advance*, auto-updating, live update, live ticker, blinking,
    blink, rotating banner`,
  pause: `
    pause .. animation|carousel|ticker|video|slide*|moving|update*|banner,
    stop .. animation|carousel|moving, can be paused|stopped, pause button, reduced motion, no animation`,
  flash: `flash/v, flashing, flashes, strobe, blink, blinking, flicker*`,
  'page-structure': `
    heading, navigation, menu, header, footer, sidebar, table/n, section, sitemap, breadcrumb, layout,
    several pages, pages`,
  navigation: `
    navigation, menu, header, footer, sitemap, search, breadcrumb, several pages, pages, site, website,
    portal`,
  help: `
    help page|desk|text|link|function|button|centre|center|section, contact form|page|link, chatbot,
    support chat|contact|hotline|page, faq, hotline, live chat`,
  headings: `heading, label/n .. form|field|input, form label, section title, labelled|labeled`,
  bypass: `skip link, skip to|navigation, bypass .. block|navigation, landmark`,
  'page-title': `page title, title of .. page, window title, browser tab .. title`,
  forms: `
    form/n, field, enter/v, fill in|out, input/n, input/v, sign up, register/v, registration, checkbox,
    drop-down, dropdown, text box, select/v, search box|field, log in, sign in, login, checkout,
    questionnaire, survey, wizard, booking form|page`,
  'personal-form': `
    e-mail address, email address, email|e-mail, phone number,
    postal|billing|shipping|delivery|home address, first|last|full|family name, date of birth, address form,
    contact form, registration form, sign up, card number`,
  autofill: `
    autocomplete attribute|token|purpose, autofill, auto-fill, filled .. automatically, prefilled,
    pre-filled, prefill*`,
  labels: `
    label/n, labelled, labeled, instruction, placeholder, hint, help text, format .. shown|hint,
    required field .. mark*, mandatory field .. mark*, marked .. required|mandatory, example value`,
  errors: `
    error message, error text, error .. shown|displayed|field|input, message .. shown|displayed|appear*,
    invalid .. message|shown|error, validation message|error, the message, warning .. shown|displayed,
    rejected .. message|error, error/n, invalid`,
  'error-named': `
    error message, error text, message .. shown|displayed|appear*|names|says|tells|next|beside|under,
    the message, validation message|error, next to .. field, error .. shown|displayed|next|beside,
    shows .. message|error, which field`,
  'error-suggestion': `
    suggest* .. correction|fix|value|format|how, how to fix|correct,
    message .. explain*|tells|how|format|must|example, example .. format, expected format, say* .. how`,
  'error-prevention': `
    review .. before, summary .. before, check .. before submit*|sending|order*, confirm/v,
    confirmation step|page|dialog, undo, reversible, can be cancelled, can be reversed, cancel .. within,
    ask .. confirm`,
  binding: `
    order/v, order .. placed, place .. order, buy/v, purchase, pay/v, payment, contract, sign/v .. contract,
    legally binding, submit .. application|claim|tax|declaration, tax return, bank transfer,
    transfer .. money, delete .. account|data|record|file, apply for, application form, exam .. submit*,
    test answers, donation, book/v, booking, subscribe, subscription`,
  status: `
    status message|update, confirmation message, saved message, success message,
    message .. shown|appear*|displayed, toast, snackbar, progress bar|indicator, spinner, loading indicator,
    results found, search results, items in .. cart|basket, cart .. updates|updated,
    banner .. shown|appear*, live region, notification .. shown|appear*, added to .. cart|basket,
    error .. shown|displayed, updated .. without reload*`,
  'page-language': `
    language of .. page|content|text, lang attribute, page language, declare* .. language`,
  languages: `
    in german|french|spanish|english|italian|polish|turkish|arabic and|or|as, multilingual,
    language switch*|choice|selection, several languages, two languages, bilingual, translat*,
    choose .. language, switch .. language, english and|or, german and|or, french and|or, spanish and|or,
    # languages, #languages`,
  'change-on-input': `
    as soon as .. select*|choose*|chosen|typed|entered|pick*, immediately .. when .. select*|choose*|chosen,
    on selection, when .. selects|chooses|picks .. opens|jumps|navigat*|reload*|submit*|refresh*|redirect*,
    auto-submit, automatically submit*|submitted, automatically .. next field|page|step|question, jumps to,
    advances automatically`,
  'change-on-focus': `
    on focus, receives focus, gets focus, when focused, new window, opens .. new tab|window, pop-up, popup`,
  sticky: `
    sticky, fixed header|footer|banner, stays at the top|bottom, cookie banner, overlay, floating button,
    chat widget, always visible, pinned`,
  're-entry': `
    again .. address|email|data|detail*, same address|data|as billing|as shipping, enter .. twice|again,
    repeat .. address|email|password, several steps, multi-step, multistep, wizard, step # of, two steps,
    three steps, four steps, checkout .. step|steps, next step, steps/n`,
  'no-re-entry': `
    prefilled, pre-filled, prefill*, filled .. from|automatically, taken over .. from, same as .. address,
    not .. again .. enter*, without .. re-enter*|entering .. again, carry over, carried over,
    remembered|remember .. address|data|detail*`,
  'auth-step': `
    password, pin, captcha, log in, sign in, login, sign-in, one-time code, puzzle, security question`,
  'auth-easy': `
    password manager, paste .. password|code, passkey, magic link, biometric*, face id,
    fingerprint .. log|sign|unlock, email link, without .. captcha, no captcha, copy and paste, sso,
    single sign-on`,
  'tables-data': `table/n, grid, list of, form/n, heading, field, label`,
  sensory: `
    round button, button on the right|left|top|bottom, on the right|left side, the green|red|blue button,
    upper|lower left|right corner, to the left|right of, beep, sound signal, acoustic,
    sound .. plays|played, plays .. sound|tone, tone sounds`,
  'text-images': `
    text .. image|picture, image .. text, banner image, logo, meme, scanned document|letter, scanned pdf,
    image of text, poster, flyer`,
  accessib: `
    accessib*, wcag, a11y, screen reader, assistive, disab* .. user|people|person|visitor|customer,
    blind .. user|people|person|visitor|customer, visually impaired, low vision, colour-blind, color-blind,
    hearing impaired, deaf, wheelchair, barrier-free, section 508, en 301 549, keyboard only, keyboard-only,
    contrast, alt text, caption, subtitle, large print, easy language, dyslexi*, voice control`,
} as const
