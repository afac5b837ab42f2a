/**
 * Sections that have moved to another page: old page, new page, and their ids, which stay the same. Paths have no
 * language and apply to both. A target with a fragment is for sections that no longer exist: all their ids lead
 * there. Add ids when you split a page, so that old links still work.
 */
export const movedSections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    '/docs/get-started/quick-start': {
      '/docs/get-started/first-collection': [
        'collect-manually',
        'prepare-file',
        'configure-device',
        'start-collection',
        'check-collection',
        'collect-by-rule',
        'create-rule',
        'check-rule',
        'enable-rule-group',
        'copy-sample',
        'check-record',
      ],
    },
    '/docs/developers/cocli/record-operations': {
      '/docs/developers/cocli/find-records': ['list-records', 'export-csv', 'search-json-logic'],
      '/docs/developers/cocli/transfer-files': [
        'upload-files',
        'upload-files-to-record',
        'where-files-land',
        'resume-upload',
        'check-upload',
        'download-files',
        'download-files-from-record',
        'download-some-files',
      ],
      '/docs/developers/cocli/manage-files': [
        'list-files',
        'delete-files',
        'delete-file',
        'copy-move-files',
        'copy-file',
        'move-file',
      ],
      '/docs/developers/cocli/manage-moments': [
        'create-moment',
        'list-moments',
        'download-moments',
      ],
      '/docs/developers/cocli/manage-files#list-files': ['file-operations'],
      '/docs/developers/cocli/manage-moments#create-moment': ['moments', 'manage-moments'],
    },
    '/docs/developers/cocli/action-operations': {
      '/docs/developers/cocli/action-spec': ['action-spec', 'parameters'],
      '/docs/developers/cocli/run-actions': [
        'run-action',
        'trigger-an-action',
        'run-on-search',
        'list-runs',
        'run-states',
        'run-and-wait',
        'gate',
        'logs',
        'cancel-run',
        'inside-an-action',
      ],
    },
    '/docs/device/create-device': {
      '/docs/device/install-offline': [
        'offline-install',
        'register-later',
        'unattended-install',
        'proxy',
        'without-systemd',
      ],
      '/docs/device/install-reference': [
        'installer-errors',
        'install-parameters',
        'tls',
        'installed-files',
        'cos-command',
      ],
    },
    '/docs/use-case/data-diagnosis/add-rule': {
      '/docs/use-case/data-diagnosis/rule-conditions': [
        'conditions',
        'simple-mode',
        'code-mode',
        'functions',
        'data-sources',
        'specific-data-format',
      ],
      '/docs/use-case/data-diagnosis/rule-recipes': ['recipes', 'rule-bench', 'error-log-to-chat'],
    },
    '/docs/sim-and-tests/regression/yaml-sample': {
      '/docs/sim-and-tests/regression/configuration-samples': [
        'customize-testing-bundle',
        'define-multiple-jobs',
        'save-artifacts',
        'generate-shadow-mode',
        'manage-multiple-tests',
        'full-sample',
        'notifications',
        'template-variables',
        'template-filters',
      ],
    },
    '/docs/device/device-collector': {
      '/docs/device/local-api': ['http-server-keys', 'local-api'],
      '/docs/device/multi-board': ['master-slave-keys', 'multi-board'],
    },
  };
