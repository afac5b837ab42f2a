/**
 * Stands in for `react-loadable` in the browser (1 KB less): what `ComponentCreator` needs of it.
 * A page is loaded before it is shown (`preload.ts`); the rest is for when that has failed.
 */
import React, {
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';

interface Options<Loaded, Props> {
  loading: ComponentType<{error?: unknown; pastDelay: boolean; retry: () => void}>;
  render: (loaded: Loaded, props: Props) => ReactNode;
}

/** Milliseconds after which it is shown that something is loading. */
const delay = 200;

function create<Loaded, Props extends object>(
  load: () => Promise<Loaded>,
  {loading: Loading, render}: Options<Loaded, Props>,
): FunctionComponent<Props> & {preload: () => Promise<Loaded>} {
  let promise: Promise<Loaded> | undefined;
  let state: {loaded?: Loaded; error?: unknown} = {};

  function preload(): Promise<Loaded> {
    promise ??= load().then(
      (loaded) => {
        state = {loaded};
        return loaded;
      },
      (error: unknown) => {
        state = {error};
        throw error;
      },
    );
    return promise;
  }

  function Wait({onLoaded}: {onLoaded: () => void}): ReactNode {
    const [pastDelay, setPastDelay] = useState(false);
    const [tries, setTries] = useState(0);
    useEffect(() => {
      let isHere = true;
      const timer = setTimeout(() => setPastDelay(true), delay);
      const end = () => isHere && onLoaded();
      preload().then(end, end);
      return () => {
        isHere = false;
        clearTimeout(timer);
      };
    }, [onLoaded, tries]);
    const retry = () => {
      promise = undefined;
      state = {};
      setTries(tries + 1);
    };
    return <Loading error={state.error} pastDelay={pastDelay} retry={retry} />;
  }

  function Loadable(props: Props): ReactNode {
    const [, update] = useReducer((count: number) => count + 1, 0);
    return state.loaded ? render(state.loaded, props) : <Wait onLoaded={update} />;
  }

  return Object.assign(Loadable, {preload});
}

type Modules = Record<string, unknown>;

async function loadAll(loader: Record<string, () => Promise<unknown>>): Promise<Modules> {
  const loading = Object.entries(loader).map(async ([key, load]) => [key, await load()] as const);
  return Object.fromEntries(await Promise.all(loading));
}

/** As `Loadable(options)` and `Loadable.Map(options)` of the package. */
export default Object.assign(
  (options: Options<unknown, object> & {loader: () => Promise<unknown>}) =>
    create(options.loader, options),
  {
    Map: (options: Options<Modules, object> & {loader: Record<string, () => Promise<unknown>>}) =>
      create(() => loadAll(options.loader), options),
  },
);
