/**
 * Sections with a tile on the home page, by the address of their index page, and three pages linked from each.
 * The other sections of the sidebar are listed below the tiles.
 */
export const homeTiles: Readonly<Record<string, readonly [string, string, string]>> = {
  '/category/viz': ['viz/use-3d-viz', 'viz/panel/panel-overview', 'viz/create-moment-viz'],
  '/category/collaboration': [
    'collaboration/record/quick-start-record',
    'collaboration/record/upload-files',
    'collaboration/project-collaboration/general-task',
  ],
  '/category/device': [
    'device/create-device',
    'device/device-collect',
    'device/device-remote-control',
  ],
  '/category/workflow': [
    'automation/quick-start-workflow',
    'automation/create-action',
    'automation/trigger',
  ],
  '/category/sim-and-tests': [
    'sim-and-tests/regression/intro',
    'sim-and-tests/regression/run',
    'sim-and-tests/regression/status-and-output',
  ],
  '/category/developer': [
    'developers/cocli/install',
    'developers/openapi/intro',
    'developers/s3/s3-operations',
  ],
};
