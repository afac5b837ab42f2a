/** What each panel shows, as a line drawing of 120 × 56 px by the id of its page: data of one path. */
export const pictograms: Readonly<Record<string, string>> = {
  'viz/panel/panel-overview': 'M18 8h84v40H18zM60 8v40M60 28h42',
  'viz/panel/message-path': 'M16 28h14M40 28h16M66 28h14M90 28h14M32 36l6-16M58 36l6-16M82 36l6-16',
  'viz/panel/3d-panel':
    'M60 8l30 12-30 12-30-12zM30 20v16l30 12 30-12V20M60 32v16M18 46h.1M24 50h.1M98 46h.1M104 40h.1M14 38h.1M106 30h.1',
  'viz/panel/3d-panel-topics':
    'M24 14h10v10H24zM44 19h20M24 34h10v10H24zM44 39h20M78 14h.1M88 10h.1M96 18h.1M84 22h.1M78 36l10 8 12-12',
  'viz/panel/3d-panel-models':
    'M24 48h28M38 48V34M38 34l20-16 22 10M38 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM58 22a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM80 28l10-4M80 28l6 9',
  'viz/panel/log-panel': 'M20 13h8M36 13h52M20 23h8M36 23h36M20 33h8M36 33h60M20 43h8M36 43h28',
  'viz/panel/plot-panel': 'M18 8v40h86M18 38c10 0 12-22 22-22s12 26 22 26 12-18 20-18 10 6 22 6',
  'viz/panel/image-panel':
    'M24 8h72v40H24zM24 40l22-18 16 12 12-8 22 16M80 22a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  'viz/panel/publish-panel':
    'M26 28h44M58 16l13 12-13 12M82 14a20 20 0 0 1 0 28M90 8a28 28 0 0 1 0 40',
  'viz/panel/service-panel': 'M22 20h56M68 12l10 8-10 8M98 38H42M52 30l-10 8 10 8',
  'viz/panel/teleop-panel':
    'M60 50a22 22 0 1 0 0-44 22 22 0 0 0 0 44zM60 12l5 7H55zM60 44l5-7H55zM44 28l7-5v10zM76 28l-7-5v10z',
  'viz/panel/raw-messages': 'M22 12h22M32 22h26M68 22h24M32 32h18M60 32h32M22 42h34',
  'viz/panel/user-scripts': 'M44 14L28 28l16 14M76 14l16 14-16 14M66 10L54 46',
  'viz/panel/map-panel': 'M20 14l26-6 28 8 26-6v34l-26 6-28-8-26 6zM46 8v34M74 16v34',
  'viz/panel/state-transitions-panel':
    'M16 13h30v11H16zM50 13h20v11H50zM74 13h30v11H74zM16 32h18v11H16zM38 32h44v11H38zM86 32h18v11H86z',
  'viz/panel/gauge-panel': 'M26 46a34 34 0 0 1 68 0M60 46l18-20M34 46h-8M86 46h8M60 12v6',
  'viz/panel/indicator-panel':
    'M32 14h56a14 14 0 0 1 0 28H32a14 14 0 0 1 0-28zM36 33a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM52 28h36',
  'viz/panel/table-panel': 'M18 9h84v38H18zM18 20h84M18 33h84M46 9v38M74 9v38',
  'viz/panel/diagnostics-panel': 'M16 30h24l8-20 12 36 10-26 6 10h28',
  'viz/panel/parameters-panel': 'M18 14h84M18 28h84M18 42h84M40 9v10M78 23v10M54 37v10',
  'viz/panel/topic-graph-panel':
    'M20 20h24v16H20zM76 7h24v15H76zM76 34h24v15H76zM44 26c16 0 16-11 32-11M44 30c16 0 16 11 32 11',
  'viz/panel/variable-slider-panel': 'M18 28h34M68 28h34M60 36a8 8 0 1 0 0-16 8 8 0 0 0 0 16z',
  'viz/panel/data-collection-panel':
    'M60 48a20 20 0 1 0 0-40 20 20 0 0 0 0 40zM60 36a8 8 0 1 0 0-16 8 8 0 0 0 0 16z',
  'viz/panel/tab-panel': 'M18 18h84v30H18zM18 18V9h26v9M44 18V9h26v9',
  'viz/panel/data-source-info-panel':
    'M22 12h24M58 12h40M22 22h24M58 22h30M22 32h24M58 32h36M22 42h24M58 42h22',
};
