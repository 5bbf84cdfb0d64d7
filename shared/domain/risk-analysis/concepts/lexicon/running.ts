/** How it runs: load, outages, other systems, devices. */
export const running = {
  availability: `
    availab* .. %|percent|24|time|all|day|hour|week|99|always, uptime, downtime, 24/7, around the clock,
    outage, fail over, failover, high availability, redundan*, disaster, always available|on|reachable,
    service level, sla, maintenance window, mission critical, must keep working|running,
    continue .. work*|operat*|run*|service, power failure|cut|outage|loss, server .. fail*|down|crash*,
    hot standby, goes down, is down, unreachable, restart, uninterrupted, interrupted`,
  resilience: `
    fail over, failover, redundan*, high availability, standby, cluster, load balanc*, disaster recovery,
    recovery plan, recovery time, rto, rpo, business continuity, graceful* degrad*, circuit breaker,
    offline mode, fallback, fall back, ups, emergency power, second data centre|center,
    continue .. offline|without|work*|operat*`,
  backup: `
    backup, back up, backed up, restore .. data|backup|database, point-in-time, snapshot, off-site copy,
    second copy`,
  'backup-tested': `
    restore .. test*|drill|rehears*|check*, test .. restore|backup|recovery, backup .. test*|verified,
    recovery test|drill|exercise`,
  performance: `
    within #second|#seconds|#ms|#milliseconds|#s|#minute|#minutes, in less than #second|#seconds|#ms,
    in under #second|#seconds|#ms, #ms, #second|#seconds .. response|load|most|p95|request, response time,
    load time, latency, throughput, per second, performance, too slow, slowly, fast response|loading|enough,
    concurrent users, simultaneous user|users|visitors, peak,
    # user|users|visitor|visitors|customer|customers|request|requests|device|devices|vehicle|vehicles|message|messages|record|records|participant|participants|viewer|viewers|student|students|order|orders,
    #users|#requests|#records|#devices|#visitors, thousands of, million, high load, scalab*, black friday,
    large file, #gb|#tb, capacity of .. server|system, under load, peak load, live stream`,
  capacity: `
    scale .. up|out|automatic*, scalab*, load test*, capacity plan*, autoscal*, peak load, concurrent users,
    rate limit*, throughput, # user|users|concurrent|requests`,
  'external-service': `
    the bank answers|has|says|confirms|refuses|books|reports, bank .. answer*|confirm*|refuse*,
    provider|carrier|insurer|authority|supplier|bank|register .. answers|answered|says|reports|confirms|delivers,
    delivered by the, looked up at|in the|with, fetched from, asked from, from the registry|register,
    free for up to, calls a day|per day|month, cloud of, external service|system|provider|api|party,
    third-party, third party, payment provider|gateway|processor|service, stripe, paypal, adyen, gateway,
    web service, rest api, api of, via api, via the api, through .. api, integrat*, interface to|with,
    webhook, identity provider, oauth, saml, ldap, active directory, sso,
    google maps|calendar|drive|account, microsoft, outlook, sap, erp, crm, salesforce, map service,
    weather service|data|forecast, credit bureau, carrier .. api|system|service, courier service,
    logistics provider, sms gateway|provider, mail server|provider|service, bank .. interface|api|system,
    cloud service|provider|storage, insurer, tax authority, to the bank, bank transfer,
    government .. register|service|portal, national .. register|registry|service, lab system,
    laboratory system, hospital information system, his, pacs, hl7, fhir, edi, partner system, upstream,
    downstream, existing system, legacy system, plug-in, plugin, exchange rate service, open banking,
    accounting system|software, hr system, payroll system, ticket system, supplier .. system|feed|api`,
  'fault-handling': `
    retry, retries, retried, timeout, time out, times out, fallback, fall back, circuit breaker, queued,
    unavailable, not available, cannot be reached, unreachable, no answer, not respond, error from,
    if .. fails|fail|down|declined, failure of, later again, manual* .. instead, degraded, cached, is down`,
  devices: `
    sensor, probe, device, printer, label printer, scanner, barcode reader, card reader, kiosk, terminal,
    gps, bluetooth, ble, nfc, battery, camera, meter/n, hardware, handheld, wearable, smartwatch,
    gateway device, plc, controller, actuator, valve, pump, motor, drone, robot, turnstile, barrier/n,
    smart|electronic lock, lock .. door, door lock, firmware, charger, charging station, charge point,
    elevator, thermostat, iot, vending machine, till, scale/n .. weigh*|weight, weighing, receipt printer,
    monitor .. bedside|patient, defibrillator, infusion`,
  firmware: `
    firmware, over the air, ota update, over-the-air, software update .. device, update .. device`,
  compatibility: `
    browser, chrome, firefox, safari, edge browser, ios, android, mobile app, smartphone, tablet,
    operating system, screen size|width, responsive, native app, app store, older version, backward compat*,
    backwards compat*, version .. api|older|supported, supported version, device type, windows, macos,
    linux, desktop and mobile, web and mobile, legacy browser, printer model, file format|version`,
  localisation: `
    kilos or pounds, kg or lb, kilometres or miles, km or miles, celsius or fahrenheit, metres or feet,
    cm or inches, litres or gallons, mg or, in the way of the country, day and month, month and day,
    net or gross, language, translat*, locali*, locale, multilingual, currency, currencies, exchange rate,
    time zone, timezone, date format, decimal comma|separator, character set, unicode, utf-8, umlaut,
    right-to-left, country, countries, metric, imperial, fahrenheit, units of measure*, english and|or,
    german and|or, french and|or, spanish and|or, international, abroad, foreign`,
} as const
