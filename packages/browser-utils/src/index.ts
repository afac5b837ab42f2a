export * from './showCurrent';
export * from './useBackToClose';
export * from './useDismiss';
export * from './useOnDemand';
