/** Judges the answer of `npm audit --json`. */

/** An advisory that does not stop us, for a reason and for a time. */
export interface Allowed {
  /** `GHSA-…`, as the advisory's address ends. */
  id: string;
  /** Why it does no harm here, or why it cannot be mended yet. */
  reason: string;
  /** Last day on which it is allowed: `2026-12-31`. */
  until: string;
}

export interface Verdict {
  /** `unchecked`: nothing is known, which is no good news. */
  state: 'passed' | 'failed' | 'unchecked';
  /** One line each. */
  lines: string[];
}

interface Advisory {
  id: string;
  severity: string;
  title: string;
  packages: Set<string>;
}

interface Report {
  vulnerabilities: Record<
    string,
    {via: ReadonlyArray<string | {url: string; title: string; severity: string; name: string}>}
  >;
}

const stopsUs = (severity: string): boolean => severity === 'high' || severity === 'critical';

function isReport(answer: unknown): answer is Report {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'vulnerabilities' in answer &&
    typeof answer.vulnerabilities === 'object'
  );
}

function advisoriesOf({vulnerabilities}: Report): Advisory[] {
  const found = new Map<string, Advisory>();
  for (const {via} of Object.values(vulnerabilities)) {
    for (const cause of via) {
      // A string names another package of the report, which has the advisory itself.
      if (typeof cause !== 'string') {
        const id = cause.url.split('/').at(-1) ?? cause.url;
        const {severity, title, name} = cause;
        const advisory = found.get(id) ?? {id, severity, title, packages: new Set()};
        advisory.packages.add(name);
        found.set(id, advisory);
      }
    }
  }
  return [...found.values()];
}

/**
 * @param answer what `npm audit --json` printed, parsed; anything if it printed no report
 * @param allowed the exceptions, `scripts/audit-allowed.ts`
 * @param today date such as `2026-11-30`
 */
export function judgeAudit(answer: unknown, allowed: readonly Allowed[], today: string): Verdict {
  if (!isReport(answer)) {
    const said = (answer as {message?: string} | undefined)?.message ?? 'no report';
    return {
      state: 'unchecked',
      lines: [
        `Nothing was checked: the registry has no answer to npm audit (${said}). Run it where the registry has advisories.`,
      ],
    };
  }
  const advisories = advisoriesOf(answer);
  const failures = advisories
    .filter(({severity}) => stopsUs(severity))
    .flatMap(({id, severity, title, packages}) => {
      const exception = allowed.find((entry) => entry.id === id);
      const what = `${severity}: ${[...packages].join(', ')}: ${title} (${id})`;
      return exception === undefined
        ? [`${what}. Update it, or allow it in scripts/audit-allowed.ts with a reason and a date.`]
        : exception.until < today
          ? [
              `${what}. Allowed until ${exception.until} only ("${exception.reason}"): update it, or look at it again.`,
            ]
          : [];
    });
  const idle = allowed
    .filter(({id}) => !advisories.some((advisory) => advisory.id === id))
    .map(
      ({id}) => `${id} is allowed but no longer reported: remove it from scripts/audit-allowed.ts.`,
    );
  const minor = advisories.filter(({severity}) => !stopsUs(severity)).length;
  return {
    state: failures.length > 0 ? 'failed' : 'passed',
    lines: [...failures, ...idle, `${advisories.length} advisories, ${minor} of them minor.`],
  };
}
