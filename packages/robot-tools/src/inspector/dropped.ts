import {useEffect} from 'react';

/** A file with its name. */
export interface NamedFile {
  name: string;
  file: Blob;
}

/** Reads what was dropped: a folder cannot be opened as a file, but looks like one. */
export function filesIn({items}: DataTransfer): {files: NamedFile[]; folder?: string} {
  const entries = Array.from(items, (item) => ({
    file: item.getAsFile(),
    isFolder: item.webkitGetAsEntry()?.isDirectory === true,
  }));
  return {
    files: entries.flatMap(({file, isFolder}) =>
      file && !isFolder ? [{name: file.name, file}] : [],
    ),
    folder: entries.find(({isFolder}) => isFolder)?.file?.name,
  };
}

/** Prevents a file that is dropped beside the tool from replacing the page. */
export function useHeldDrops(): void {
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
      }
    };
    const end = new AbortController();
    window.addEventListener('dragover', hold, end);
    window.addEventListener('drop', hold, end);
    return () => end.abort();
  }, []);
}
